import { useText } from '#src/i18n/use-text.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { Dialog } from '#src/ui/dialogs/dialog.tsx'
import { Section, DefinitionList } from '#src/ui/page/panel-frame.tsx'
import { StatusSign } from '#src/ui/signs/status-sign.tsx'
import { rowTexts } from '../work/row-texts.ts'
import type { ImportState } from '../work/state.ts'

/** A row with all that is wrong with it, and all that stands in it. */
export function RowDialog(props: { state: ImportState; line: number | undefined; onClose(): void }) {
  const { state, line, onClose } = props
  const { t } = useText()
  const format = useFormat()
  const row = state.rowAt(line)
  if (row === undefined) return null
  const { faults, proposal } = rowTexts(row, { t, format })
  return (
    <Dialog open title={t('imports.row', { line: row.line })} closeOnBackdrop onCancel={onClose} width={560}>
      {faults.length > 0 && (
        <Section title={t('imports.column.reason')}>
          <ul className="flex flex-col gap-1">
            {faults.map((text) => (
              <li key={text} className="flex items-start gap-2">
                <StatusSign status="failure" className="mt-0.5 shrink-0" />
                <bdi>{text}</bdi>
              </li>
            ))}
          </ul>
        </Section>
      )}
      {proposal !== undefined && (
        <Section title={t('imports.column.proposal')}>
          <bdi>{proposal}</bdi>
        </Section>
      )}
      <Section title={t('imports.row.cells')}>
        <DefinitionList
          rows={state.mapping.map(({ letter, header }, at) => ({
            id: letter,
            label: <bdi>{header}</bdi>,
            value: <bdi>{row.cells[at] ?? ''}</bdi>,
          }))}
        />
      </Section>
    </Dialog>
  )
}
