import { useQuery } from '@tanstack/react-query'
import { adviceQuery, enhancedAlertsQuery, type Advice } from './enhanced.queries.ts'
import { useCall } from '#src/api/provider.tsx'
import { queryFor } from '#src/api/query.ts'
import { CommandButton } from '#src/commands/buttons/command-button.tsx'
import { RecordLink } from '#src/commands/record-link.tsx'
import { RecordPanel, type RecordSection } from '#src/records/panel/record-panel.tsx'
import type { EnhancedAlert, EnhancedOrder } from '#src/contract/enhanced-orders.ts'
import type { RecordKind } from '#src/contract/records/kinds.ts'
import { isConverted, mapEnhancedOrder } from '#src/domain/enhanced/orders.ts'
import { isVehicleType } from '#src/domain/vehicles/vehicles.ts'
import { shownValues } from '#src/entities/alerts/alert-words.ts'
import { NOTHING, type Format } from '#src/i18n/format.ts'
import type { TextKey, Translate } from '#src/i18n/keys.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { FieldLines, FieldsOf } from '#src/records/fields/lines/lines.tsx'
import { DefinitionList, Section } from '#src/ui/page/panel-frame.tsx'
import { LoadingRows } from '#src/ui/feedback/states.tsx'
import { StatusWord, type SignName } from '#src/ui/signs/status-sign.tsx'
import type { PanelRef } from '#src/workspace/panels/panel.ts'
import { stateSign, stateText } from './enhanced-columns.tsx'
import { editableEnhanced, READ_FIELDS } from './fields/enhanced-fields.ts'

const riskSigns: Record<Advice['riskLevel'], SignName> = { low: 'success', medium: 'warning', high: 'failure' }
const alertSigns: Record<EnhancedAlert['type'], SignName> = { error: 'failure', warning: 'warning', info: 'notice' }

/** One order that OCR has read: what was read, what is to be said of it, who could take it, and what became of it. */
export function EnhancedOrderPanel({ panel }: { panel: PanelRef }) {
  const { t } = useText()
  const format = useFormat()
  const id = panel.id ?? ''
  return (
    <RecordPanel
      kind="enhancedOrder"
      id={id}
      query={useQuery(queryFor(useCall(), 'enhancedOrders.get', { params: { id } }))}
      failure="enhanced.recordFailed"
      title={(order) => mapEnhancedOrder(order).loadId}
      status={(order) => <StatusWord status={stateSign(order)}>{stateText(order, t)}</StatusWord>}
      text={(order) => asText(order, t, format)}
      body={(order) => (
        <FieldsOf fields={editableEnhanced} record={order}>
          {isConverted(order) ? <Made order={order} /> : <ToConvert order={order} />}
          <Section title={t('enhanced.read')} fact={format.stamp(order.created_at)}>
            <dl>
              <FieldLines fields={READ_FIELDS} />
            </dl>
          </Section>
          {!isConverted(order) && <AdviceSections id={id} />}
        </FieldsOf>
      )}
    />
  )
}

/** The order in lines, for the clipboard. */
function asText(order: EnhancedOrder, t: Translate, format: Format): string {
  const { loadId, customerName, origin, destination, cargo } = mapEnhancedOrder(order)
  const day = (date: string | undefined) => format.stopTime(date, undefined, undefined)
  return [
    loadId,
    `${t('records.customer')}\t${customerName}`,
    `${t('records.pickup')}\t${[order.pickup_street, origin].filter(Boolean).join(', ')}\t${day(order.pickup_date)}`,
    `${t('records.delivery')}\t${[order.delivery_street, destination].filter(Boolean).join(', ')}\t${day(order.delivery_date)}`,
    `${t('enhanced.column.goods')}\t${cargo}`,
  ].join('\n')
}

/** The way to a transport, and what to look out for before. */
function ToConvert({ order }: { order: EnhancedOrder }) {
  const { t } = useText()
  const { data: alerts } = useQuery(enhancedAlertsQuery(useCall(), order.id))
  return (
    <>
      <Section>
        <CommandButton
          id="enhancedOrders.convert"
          variant="primary"
          record={{ kind: 'enhancedOrder', id: order.id, record: order }}
        />
      </Section>
      <Section title={t('enhanced.hints')}>
        {alerts === undefined ? (
          <LoadingRows rows={1} />
        ) : alerts.length === 0 ? (
          <p className="text-text-2">{t('enhanced.hints.none')}</p>
        ) : (
          <ul className="flex flex-col gap-1">
            {alerts.map((alert) => (
              <li key={alert.id}>
                <StatusWord status={alertSigns[alert.type]}>{findingText(alert, t)}</StatusWord>
              </li>
            ))}
          </ul>
        )}
      </Section>
    </>
  )
}

/** What became of it. */
function Made({ order }: { order: EnhancedOrder }) {
  const { t } = useText()
  const { order_id: orderId, transport_id: transportId } = order
  const label = orderId ?? NOTHING
  return (
    <Section title={t('enhanced.made')}>
      <DefinitionList
        rows={[
          { label: t('records.order'), value: <RecordLink kind="order" id={orderId} label={label} /> },
          { label: t('enhanced.transport'), value: <RecordLink kind="transport" id={transportId} label={label} /> },
        ]}
      />
    </Section>
  )
}

function AdviceSections({ id }: { id: string }) {
  const { t } = useText()
  const format = useFormat()
  const { data } = useQuery(adviceQuery(useCall(), id))
  return adviceSections(data, t, format).map(({ id: section, title, fact, rows, content }) => (
    <Section key={section} title={title} fact={fact}>
      {rows && <DefinitionList rows={rows} />}
      {content}
    </Section>
  ))
}

/** A record that could do it, and what speaks for it. */
interface Proposal {
  kind: RecordKind
  id: string
  label: string
  facts: readonly string[]
}

function proposals(rows: readonly Proposal[], none: string) {
  if (rows.length === 0) return <p className="text-text-2">{none}</p>
  return (
    <ul className="flex flex-col gap-1">
      {rows.map(({ kind, id, label, facts }) => (
        <li key={id} className="flex min-h-6 items-center gap-2">
          <span className="min-w-0 grow truncate">
            <RecordLink kind={kind} id={id} label={label} />
          </span>
          <span className="shrink-0 text-chip text-text-3">{facts.join(' · ')}</span>
        </li>
      ))}
    </ul>
  )
}

function adviceSections(advice: Advice | undefined, t: Translate, format: Format): RecordSection[] {
  const shared = { id: 'advice', title: t('enhanced.advice') }
  if (advice === undefined) return [{ ...shared, content: <LoadingRows rows={4} /> }]
  const { riskLevel, isAssumed, price, vehicles, carriers, risks } = advice
  const range = price?.marketRange
  const risk = isAssumed ? t('enhanced.risk.assumed') : t(`enhanced.risk.${riskLevel}`)
  const far = risks.find(({ code }) => code === 'ocrNoVehicleNear')
  return [
    {
      ...shared,
      fact: format.way(price?.distanceKm),
      rows: [
        {
          label: t('enhanced.risk'),
          value: <StatusWord status={riskSigns[riskLevel]}>{risk}</StatusWord>,
          text: risk,
        },
        { label: t('enhanced.price'), value: format.money(price?.netPrice) },
        {
          label: t('enhanced.market'),
          value: range ? `${format.wholeMoney(range.low)} – ${format.wholeMoney(range.high)}` : NOTHING,
        },
      ],
    },
    {
      id: 'vehicles',
      title: t('enhanced.vehiclesNear'),
      content: (
        <>
          {far && <StatusWord status={alertSigns[far.type]}>{findingText(far, t)}</StatusWord>}
          {proposals(
            vehicles.map(({ vehicleId, licencePlate, type, distanceKm, city }) => ({
              kind: 'vehicle',
              id: vehicleId,
              label: licencePlate,
              facts: [isVehicleType(type) ? t(`vehicle.type.${type}`) : type, city, format.way(distanceKm)],
            })),
            t('enhanced.none'),
          )}
        </>
      ),
    },
    {
      id: 'carriers',
      title: t('enhanced.carriers'),
      content: proposals(
        carriers.map(({ carrierId, carrierName, distanceKm, estimatedCost }) => ({
          kind: 'partner',
          id: carrierId,
          label: carrierName,
          facts: [format.way(distanceKm), format.money(estimatedCost)],
        })),
        t('enhanced.none'),
      ),
    },
  ]
}

/** What is to be said in the person's language; what only the server knows in the server's words. */
function findingText({ code, title, values }: EnhancedAlert, t: Translate): string {
  const key = `enhanced.alert.${code}`
  const words = t(key as TextKey, shownValues(values))
  return words === key ? title : words
}
