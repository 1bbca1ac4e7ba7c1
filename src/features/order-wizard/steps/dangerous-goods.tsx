import type { AdrDraft } from '#src/domain/goods/cargo-draft.ts'
import { ADR_CLASSES, EXPLOSIVE_CLASSES, PACKING_GROUPS, TUNNEL_CODES } from '#src/domain/goods/adr.ts'
import { ADR_CARRIAGES, adrLineText } from '#src/domain/goods/adr-line-text.ts'
import { adrLinesOf } from '#src/domain/goods/cargo-checks.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { CheckboxField } from '#src/ui/form/field.tsx'
import { adrJudgementText } from '#src/entities/goods/adr-judgement-text.ts'
import { readAdrAmount } from '../draft/typed-values.ts'
import { Choice } from './choice.tsx'
import { DraftLines, DraftText } from './fields.tsx'
import { FieldGrid } from './step-frame.tsx'
import { DraftNumber } from './typed-fields.tsx'
import { useSubstance } from './use-substance.ts'

type Edit = { adr: AdrDraft; onChange(adr: AdrDraft): void }

/** The substances of a draft: the first in fields, the others a line each, and how all were understood. */
export function DangerousGoods({ adr, onChange }: Edit) {
  const change = (values: AdrDraft) => onChange({ ...adr, ...values })
  return (
    <>
      <FieldGrid>
        <Particulars adr={adr} onChange={onChange} />
        <Amounts adr={adr} onChange={change} />
      </FieldGrid>
      <Marks adr={adr} onChange={change} />
      <Understood adr={adr} />
    </>
  )
}

/** What table A says of a number, and what a person says else. Source: ADR 2025, 5.4.1.1.1 (a) to (d) and (k) */
function Particulars({ adr, onChange }: Edit) {
  const { t } = useText()
  const blank: readonly [string, string] = ['', t('wizard.choose')]
  const { groups, hint, setNumber, setGroup } = useSubstance(adr, onChange)
  return (
    <>
      <DraftText
        path="cargo.adr.unNumber"
        label={t('wizard.adr.unNumber')}
        required
        placeholder="1263"
        value={adr.unNumber}
        hint={hint}
        onEdit={setNumber}
      />
      <DraftText
        path="cargo.adr.name"
        label={t('wizard.adr.name')}
        placeholder="FARBE"
        value={adr.name}
        onEdit={(name) => onChange({ ...adr, name })}
      />
      <Choice
        path="cargo.adr.class"
        label={t('wizard.adr.class')}
        value={adr.class ?? ''}
        options={[blank, ...[...ADR_CLASSES, ...EXPLOSIVE_CLASSES].map((name) => [name, name] as const)]}
        onEdit={(name) => onChange({ ...adr, class: name || undefined })}
      />
      <DraftText
        path="cargo.adr.risks"
        label={t('wizard.adr.risks')}
        placeholder="6.1"
        value={adr.risks}
        onEdit={(risks) => onChange({ ...adr, risks })}
      />
      <Choice
        path="cargo.adr.packingGroup"
        label={t('wizard.adr.packingGroup')}
        value={adr.packingGroup ?? ''}
        options={[blank, ...(groups.length > 0 ? groups : PACKING_GROUPS).map((name) => [name, name] as const)]}
        onEdit={(name) => setGroup(name || undefined)}
      />
      <Choice
        path="cargo.adr.tunnelCode"
        label={t('wizard.adr.tunnelCode')}
        value={adr.tunnelCode ?? ''}
        options={[blank, ...TUNNEL_CODES.map((name) => [name, name] as const)]}
        onEdit={(name) => onChange({ ...adr, tunnelCode: name || undefined })}
      />
    </>
  )
}

/** How much of it there is, and in what. Source: ADR 2025, 5.4.1.1.1 (e) and (f) */
function Amounts({ adr, onChange }: Edit) {
  const { t } = useText()
  const format = useFormat()
  const { quantity, unit = 'kg' } = adr
  return (
    <>
      <DraftNumber
        path="cargo.adr.packages"
        label={t('wizard.adr.packages')}
        value={adr.packages}
        onEdit={(packages) => onChange({ packages })}
      />
      <DraftText
        path="cargo.adr.packaging"
        label={t('wizard.adr.packaging')}
        placeholder="Fässer"
        value={adr.packaging}
        onEdit={(packaging) => onChange({ packaging })}
      />
      <DraftNumber
        path="cargo.adr.quantity"
        label={t('wizard.adr.quantity')}
        unit={unit}
        hint={t('wizard.adr.quantityHint')}
        value={quantity}
        read={(text) => readAdrAmount(text, unit).quantity}
        said={quantity === undefined ? '' : `${format.number(quantity)} ${unit}`}
        onEdit={(_, text) => {
          const read = readAdrAmount(text, unit)
          if (!Object.is(read.quantity, quantity) || read.unit !== unit) onChange(read)
        }}
      />
      <Choice
        path="cargo.adr.carriage"
        label={t('wizard.adr.carriage')}
        value={adr.carriage ?? 'packages'}
        options={ADR_CARRIAGES.map((one) => [one, t(`wizard.adr.carriage.${one}`)])}
        onEdit={(name) => onChange({ carriage: ADR_CARRIAGES.find((one) => one === name) })}
      />
      <DraftLines
        path="cargo.adr.further"
        label={t('wizard.adr.further')}
        placeholder="UN 1203 BENZIN, 3, II, (D/E), 500 l"
        value={adr.further}
        onEdit={(further) => onChange({ further })}
      />
    </>
  )
}

const MARKS = ['limited', 'excepted', 'environmental', 'empty'] as const

/** Limited and excepted quantities, the environment, empties. Source: ADR 2025, 3.4, 3.5, 5.4.1.1.18, 5.4.1.1.6 */
function Marks({ adr, onChange }: Edit) {
  const { t } = useText()
  return (
    <div className="flex flex-wrap gap-x-6">
      {MARKS.map((mark) => (
        <CheckboxField
          key={mark}
          label={t(`wizard.adr.${mark}`)}
          checked={adr[mark] ?? false}
          onChange={(event) => onChange({ [mark]: event.target.checked || undefined })}
        />
      ))}
    </div>
  )
}

/** The substances as a transport document names them, and what the 1000-point rule says of them together. */
function Understood({ adr }: Pick<Edit, 'adr'>) {
  const { t } = useText()
  const format = useFormat()
  const lines = adrLinesOf(adr).filter(({ unNumber }) => /^\d{4}$/.test(unNumber))
  if (lines.length === 0) return null
  return (
    <p className="text-chip text-text-2" aria-live="polite">
      {t('ui.understood', { value: lines.map(adrLineText).join('; ') })}
      {' · '}
      {t('orders.adr.points')}: {adrJudgementText(lines, t, format)}
    </p>
  )
}
