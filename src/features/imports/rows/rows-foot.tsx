import { CommandButton } from '#src/commands/buttons/command-button.tsx'
import { useText } from '#src/i18n/use-text.ts'
import { KeyCaps } from '#src/ui/keys/key-cap.tsx'
import type { ShownImport } from '../work/shown.ts'
import type { RowsCursor } from './use-rows-cursor.ts'

/** Where the keyboard is among what is wrong, and the keys that go on from there. */
export function RowsFoot({ shown, cursor }: { shown: ShownImport; cursor: RowsCursor }) {
  const { t } = useText()
  const { row, faultNumber } = cursor
  const faulty = shown.counts.faulty
  return (
    <footer
      data-foot
      className="flex h-10 shrink-0 items-center gap-1 overflow-hidden border-t border-line bg-sunken pr-3 pl-4 text-chip text-text-2 max-[639px]:h-auto max-[639px]:flex-wrap max-[639px]:py-1"
    >
      <span className="mr-auto shrink-0">
        {row !== undefined && t('imports.row', { line: row.line })}
        {faultNumber > 0 && ` · ${t('imports.fault.of', { number: faultNumber, count: faulty })}`}
      </span>
      {faulty > 0 && (
        <>
          <span className="mr-2 flex shrink-0 max-[639px]:hidden items-center gap-2">
            <KeyCaps keys="tab" />
            {t('imports.fault.next')}
          </span>
          <CommandButton id="imports.takeProposal" label={t('imports.column.proposal')} variant="quiet" />
          <CommandButton id="imports.editCell" label={t('imports.editCell.short')} variant="quiet" />
          <CommandButton id="imports.takeAll" label={t('imports.takeAll.short')} variant="quiet" />
        </>
      )}
    </footer>
  )
}
