import type { Partner } from '#src/contract/partners/partner.ts'
import { useText } from '#src/i18n/use-text.ts'
import type { FormControlProps } from '#src/records/form/form.ts'
import { SelectField } from '#src/ui/form/field.tsx'
import { placeText } from '../partner-text.ts'

type Pair = readonly [Partner, Partner]

/** The control that asks which of two records stays, and says below what becomes of the other one. */
export function mergeControl(pair: Pair) {
  return function MergeControl(props: FormControlProps) {
    return <MergeChoice {...props} pair={pair} />
  }
}

function MergeChoice({ id, texts, isFirst, onChange, pair }: FormControlProps & { pair: Pair }) {
  const { t } = useText()
  const [first, second] = pair
  const into = texts[id] === second.id ? second : first
  const from = into === first ? second : first
  const count = from.orderCount
  return (
    <div className="flex flex-col gap-3">
      <SelectField
        name={id}
        label={t('partners.merge.into')}
        required
        value={into.id}
        {...(isFirst && { 'data-autofocus': true })}
        onChange={(event) => onChange({ [id]: event.target.value })}
      >
        {pair.map((partner) => (
          <option key={partner.id} value={partner.id}>
            {[partner.name, partner.number, placeText(partner)].filter(Boolean).join(' · ')}
          </option>
        ))}
      </SelectField>
      <div>
        <h3 className="text-section text-text-2">{t('partners.merge.follows')}</h3>
        <ul className="mt-1 list-disc pl-4">
          <li>{t('partners.merge.orders', { count, name: into.name })}</li>
          <li>
            {t('partners.merge.people', {
              people: from.contacts.map(({ name }) => name).join(', ') || '–',
              papers: from.papers.length,
            })}
          </li>
          <li>{t('partners.merge.more')}</li>
          <li>{t('partners.merge.gone', { name: from.name, number: from.number })}</li>
        </ul>
      </div>
    </div>
  )
}
