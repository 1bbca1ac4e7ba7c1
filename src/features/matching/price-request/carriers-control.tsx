import { useId } from 'react'
import { MOST_CARRIERS_ASKED } from '#src/domain/matching/quotes.ts'
import { carriersByName } from '#src/entities/partners/partners-by-name.ts'
import { useText } from '#src/i18n/use-text.ts'
import type { FormControlProps } from '#src/records/form/form.ts'
import { SuggestedField } from '#src/records/form/suggested-field.tsx'
import { CheckboxField } from '#src/ui/form/field.tsx'
import { askedIn, askedText, offeredIn, offeredText } from './ask-carriers.ts'

/** Under which text of the form stands what is typed of a name. */
export const NAME_TYPED = 'carrierName'

/** Who is asked: the proposed ones, of whom the best are ticked, and any other by the name. */
export function CarriersControl({ id, texts, error, isSending, onChange }: FormControlProps) {
  const { t } = useText()
  const heading = useId()
  const [asked, offered] = [askedIn(texts[id]), offeredIn(texts)]
  const typed = texts[NAME_TYPED] ?? ''
  const found = carriersByName.useFound(typed.trim() === '' ? undefined : typed)
  const isFull = asked.length >= MOST_CARRIERS_ASKED
  const toggle = (carrier: string) =>
    onChange({
      [id]: askedText(asked.includes(carrier) ? asked.filter((one) => one !== carrier) : [...asked, carrier]),
    })
  return (
    <div role="group" aria-labelledby={heading} className="flex flex-col gap-1">
      <p id={heading} className="text-chip text-text-2">
        {t('quotes.ask.carriers')} <span className="text-text-3">{t('ui.required')}</span>
      </p>
      {offered.map(({ id: carrier, name, detail }) => {
        const isAsked = asked.includes(carrier)
        return (
          <CheckboxField
            key={carrier}
            label={[name, detail].filter((word) => word !== '').join(' · ')}
            checked={isAsked}
            disabled={isSending || (isFull && !isAsked)}
            onChange={() => toggle(carrier)}
          />
        )
      })}
      <SuggestedField
        name={id}
        label={t('quotes.ask.more')}
        hint={t('quotes.ask.carriers.hint')}
        error={error}
        readOnly={isSending}
        value={typed}
        offered={{ options: found.options, busy: found.busy }}
        showEmpty={typed.trim() !== ''}
        onChange={(text) => onChange({ [NAME_TYPED]: text })}
        onTake={(taken) => {
          if (taken === undefined) return
          const { id: carrier, label: name, detail } = taken
          const isKnown = offered.some((one) => one.id === carrier)
          onChange({
            [NAME_TYPED]: '',
            [id]: askedText([...new Set([...asked, carrier])]),
            ...(!isKnown && {
              offered: offeredText([...offered, { id: carrier, name, detail: String(detail ?? '') }]),
            }),
          })
        }}
      />
    </div>
  )
}
