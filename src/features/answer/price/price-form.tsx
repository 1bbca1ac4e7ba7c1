import { useRef, useState } from 'react'
import { isApiError } from '#src/api/api-error.ts'
import type { InputOf } from '#src/contract/basics/core.ts'
import type { Endpoints } from '#src/contract/index.ts'
import type { Quote } from '#src/contract/price-requests.ts'
import { epochToZoned } from '#src/domain/basics/dates.ts'
import { quoteTotal } from '#src/domain/matching/quotes.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { drawnFields, readForm, rowsOf, type FormTexts } from '#src/records/form/form.ts'
import { DrawnField } from '#src/records/form/form-field.tsx'
import { useSending } from '#src/records/form/use-sending.ts'
import { Button } from '#src/ui/buttons/button.tsx'
import { LinkFailure } from '#src/records/by-link/link-failure.tsx'
import { priceBody, priceForm } from './price-fields.ts'

/** Sends what a carrier says; rejects with what speaks against it. */
export type GivePrice = (body: InputOf<Endpoints['priceAnswers.give']>['body']) => Promise<void>

/** The price and what belongs to it. What is typed stays until it has arrived; what is wrong is said at its field. */
export function PriceForm(props: { quote: Quote; onGive: GivePrice; onDecline(): void }) {
  const { quote, onGive, onDecline } = props
  const { t } = useText()
  const format = useFormat()
  const element = useRef<HTMLFormElement>(null)
  const [texts, setTexts] = useState<FormTexts>(() => textsOf(quote))
  const reading = readForm(priceForm, texts, { t, format })
  const sending = useSending({
    element,
    firstWrong: () => Object.keys(reading.errors)[0],
    async send() {
      await onGive({ answer: 'quoted', ...priceBody(reading.values) })
      return true
    },
    onSent: () => undefined,
  })
  const { isChecked, isSending, failure } = sending
  const refused = isApiError(failure) ? (failure.fieldErrors ?? []) : []
  const { freight, toll, surcharges } = reading.values
  const total = quoteTotal({ freight: amount(freight), toll: amount(toll), surcharges: amount(surcharges) })
  const fields = drawnFields(priceForm, texts)
  return (
    <form
      ref={element}
      noValidate
      aria-label={t('answer.price.head')}
      onSubmit={(event) => {
        event.preventDefault()
        sending.submit()
      }}
      className="flex flex-col gap-3 border-t border-line p-4"
    >
      {rowsOf(priceForm, texts).map(([columns, ...ids]) => (
        <div key={ids[0]} className={`grid items-start gap-3 ${columns} max-[479px]:grid-cols-1`}>
          {fields
            .filter(({ id }) => ids.includes(id))
            .map((field) => (
              <DrawnField
                key={field.id}
                id={field.id}
                field={field}
                blank={priceForm.blank}
                texts={texts}
                required={priceForm.required.includes(field.id)}
                isFirst={false}
                error={
                  (isChecked ? reading.errors[field.id] : undefined) ??
                  refused.find(({ path }) => path === field.id)?.message
                }
                understood={reading.understood[field.id]}
                theirs={undefined}
                isSending={isSending}
                onChange={(typed) => setTexts((before) => ({ ...before, ...typed }))}
              />
            ))}
        </div>
      ))}
      <p className="flex justify-between border-t border-line-strong pt-2 font-semibold">
        <span>{t('answer.price.total')}</span>
        <output>{format.money(total)}</output>
      </p>
      <LinkFailure failure={refused.length > 0 ? undefined : failure} />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary" className="h-10! grow justify-center">
          {t('answer.price.give')}
        </Button>
        <Button type="button" className="h-10! grow justify-center" onClick={onDecline}>
          {t('answer.price.decline')}
        </Button>
      </div>
    </form>
  )
}

const amount = (value: unknown) => (typeof value === 'number' ? value : undefined)

/** What he has said before, to go on from. */
function textsOf(quote: Quote): FormTexts {
  const end = quote.validUntil === undefined ? undefined : epochToZoned(Date.parse(quote.validUntil))
  // The house keeps him with his company behind; what he typed is his name.
  const name = quote.answeredBy?.replace(` (${quote.carrierName})`, '')
  const said = { ...quote, validUntil: end?.date, validTime: end?.time, name }
  return Object.fromEntries(priceForm.fields.map(({ id, kind }) => [id, kind.typed([Reflect.get(said, id) ?? null])]))
}
