import { CommandButton } from '#src/commands/buttons/command-button.tsx'
import { RecordLink } from '#src/commands/record-link.tsx'
import type { Offer } from '#src/contract/offers.ts'
import { OFFER_STATUSES } from '#src/domain/offers/offers.ts'
import { may } from '#src/domain/accounts/roles.ts'
import { NOTHING } from '#src/i18n/format.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useDay } from '#src/i18n/use-day.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Fact } from '#src/records/fields/lines/line.tsx'
import { FieldLines } from '#src/records/fields/lines/lines.tsx'
import { useFieldPlaceOf } from '#src/records/fields/editor/place.tsx'
import { RecordHistory } from '#src/records/history/record-history.tsx'
import { Section } from '#src/ui/page/panel-frame.tsx'
import { StatusWord } from '#src/ui/signs/status-sign.tsx'
import { useSession } from '#src/workspace/session/session.tsx'
import { endsSoon, statusText, validityText } from '../offer-text.ts'
import { editableOffer, offerFields } from './offer-fields.ts'

const WAY = offerFields.filter(({ section }) => section === 'way')
const GOODS = offerFields.filter(({ section }) => section === 'goods')
const TERMS = offerFields.filter(({ section }) => section === 'terms')

/** What can be done next: accept or reject it, or make the order of it; and what became of it. */
export function OfferNext() {
  const { t } = useText()
  const format = useFormat()
  const today = useDay()
  const { shown: offer } = useFieldPlaceOf(editableOffer)
  const record = { kind: 'offer', id: offer.id, record: offer } as const
  const { status, orderId, answeredAt, answeredBy = '', reason } = offer
  const valid = validityText(offer, today, t)
  const isWaiting = status === 'open' || (status === 'accepted' && orderId === undefined)
  return (
    <Section title={t('offers.state')} fact={format.way(offer.distanceKm)}>
      {valid !== undefined && (
        <p className="mb-2">
          <StatusWord status={status === 'expired' ? 'unknown' : endsSoon(offer, today) ? 'warning' : 'notice'}>
            {valid}
          </StatusWord>
        </p>
      )}
      {isWaiting && (
        <div className="flex flex-wrap gap-2">
          {status === 'open' && (
            <>
              <CommandButton id="offers.accept" record={record} label={t('answer.accept')} variant="primary" />
              <CommandButton id="offers.reject" record={record} label={t('answer.decline')} />
            </>
          )}
          <CommandButton
            id="offers.createOrder"
            record={record}
            label={t('orders.create')}
            variant={status === 'accepted' ? 'primary' : undefined}
          />
        </div>
      )}
      {(answeredAt !== undefined || orderId !== undefined) && (
        <dl>
          {orderId !== undefined && (
            <Fact label={t('records.order')}>
              <RecordLink kind="order" id={orderId} label={orderId} />
            </Fact>
          )}
          {answeredAt !== undefined && (
            <Fact label={statusText(status, t)}>
              {[answeredBy, format.stamp(answeredAt)].filter(Boolean).join(', ')}
            </Fact>
          )}
          {reason !== undefined && <Fact label={t('changes.reason')}>{reason}</Fact>}
        </dl>
      )}
    </Section>
  )
}

/** Where from and where to, when, and what. */
export function OfferWay() {
  const { t } = useText()
  return (
    <>
      <Section title={t('records.route')}>
        <dl>
          <FieldLines fields={WAY} />
        </dl>
      </Section>
      <Section title={t('records.cargo')}>
        <dl>
          <FieldLines fields={GOODS} />
        </dl>
      </Section>
    </>
  )
}

/** Who asks, for how much, until when; the price for those who may see money. */
export function OfferTerms() {
  const { t } = useText()
  const { role } = useSession()
  const { shown } = useFieldPlaceOf(editableOffer)
  const isMoney = may(role, 'money.read')
  return (
    <Section
      title={t('offers.terms')}
      fact={
        <CommandButton
          id="offers.openCustomer"
          variant="quiet"
          className="-mr-2 h-6 gap-1.5 text-chip text-text-3"
          record={{ kind: 'offer', id: shown.id, record: shown }}
        />
      }
    >
      <dl>
        <FieldLines fields={isMoney ? TERMS : TERMS.filter(({ id }) => id !== 'price')} />
      </dl>
    </Section>
  )
}

/** Who has changed what of it. */
export function OfferHistory({ offer }: { offer: Offer }) {
  const { t } = useText()
  return (
    <RecordHistory
      endpoint="offers.events"
      id={offer.id}
      record={offer}
      fields={offerFields}
      own={({ field, from, to }) => {
        if (field !== 'status') return undefined
        const word = (value: unknown) => {
          const known = OFFER_STATUSES.find((one) => one === value)
          return known === undefined ? NOTHING : statusText(known, t)
        }
        return [t('history.change', { field: t('orders.column.status'), from: word(from), to: word(to) })]
      }}
    />
  )
}
