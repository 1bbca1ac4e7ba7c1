import '#src/i18n/later-words.ts'
import { useQuery } from '@tanstack/react-query'
import { adviceQuery, enhancedAlertsQuery, type Advice } from '#src/api/enhanced-orders.ts'
import { useCall } from '#src/api/provider.tsx'
import { queryFor } from '#src/api/query.ts'
import { CommandButton } from '#src/commands/buttons/command-button.tsx'
import { RecordLink } from '#src/commands/record-link.tsx'
import { RecordPanel, type RecordSection } from '#src/commands/record-panel.tsx'
import type { EnhancedAlert, EnhancedOrder } from '#src/contract/enhanced-orders.ts'
import type { RecordKind } from '#src/contract/record-kinds.ts'
import { isConverted, mapEnhancedOrder } from '#src/domain/enhanced-orders.ts'
import { isVehicleType } from '#src/domain/vehicles.ts'
import { shownValues } from '#src/i18n/alert-words.ts'
import { NOTHING, type Format } from '#src/i18n/format.ts'
import type { TextKey, Translate } from '#src/i18n/keys.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { LoadingRows } from '#src/ui/states.tsx'
import { StatusWord, type SignName } from '#src/ui/status-sign.tsx'
import type { PanelRef } from '#src/workspace/panel.ts'
import { stateSign, stateText } from './enhanced-columns.tsx'

const riskSigns: Record<Advice['riskLevel'], SignName> = { low: 'success', medium: 'warning', high: 'failure' }
const alertSigns: Record<EnhancedAlert['type'], SignName> = { error: 'failure', warning: 'warning', info: 'notice' }

/** One order that OCR has read: what was read, what is to be said of it, who could take it, and what became of it. */
export function EnhancedOrderPanel({ panel }: { panel: PanelRef }) {
  const { t } = useText()
  const call = useCall()
  const id = panel.id ?? ''
  const query = useQuery(queryFor(call, 'enhancedOrders.get', { params: { id } }))
  const isOpen = query.data !== undefined && !isConverted(query.data)
  const advice = useQuery({ ...adviceQuery(call, id), enabled: isOpen })
  const alerts = useQuery({ ...enhancedAlertsQuery(call, id), enabled: isOpen })
  const format = useFormat()
  return (
    <RecordPanel
      kind="enhancedOrder"
      id={id}
      query={query}
      failure="enhanced.recordFailed"
      title={(order) => mapEnhancedOrder(order).loadId}
      status={(order) => <StatusWord status={stateSign(order)}>{stateText(order, t)}</StatusWord>}
      sections={(order) =>
        isConverted(order)
          ? [madeSection(order, t), readSection(order, t, format)]
          : [
              convertSection(order),
              alertSection(alerts.data, t),
              readSection(order, t, format),
              ...adviceSections(advice.data, t, format),
            ]
      }
    />
  )
}

function convertSection(order: EnhancedOrder): RecordSection {
  const record = { kind: 'enhancedOrder', id: order.id, record: order } as const
  return { id: 'convert', content: <CommandButton id="enhancedOrders.convert" variant="primary" record={record} /> }
}

function madeSection(order: EnhancedOrder, t: Translate): RecordSection {
  const { order_id: orderId = '–' } = order
  return {
    id: 'made',
    title: t('enhanced.made'),
    rows: [
      {
        label: t('records.order'),
        value: <RecordLink kind="order" id={order.order_id} label={orderId} />,
        text: orderId,
      },
      {
        label: t('enhanced.transport'),
        value: <RecordLink kind="transport" id={order.transport_id} label={orderId} />,
        text: orderId,
      },
    ],
  }
}

function readSection(order: EnhancedOrder, t: Translate, format: Format): RecordSection {
  const { customerName, origin, destination, cargo } = mapEnhancedOrder(order)
  const place = (street: string, city: string) => [street, city].filter(Boolean).join(', ')
  return {
    id: 'read',
    title: t('enhanced.read'),
    fact: format.stamp(order.created_at),
    rows: [
      { label: t('records.customer'), value: <bdi>{customerName}</bdi>, text: customerName },
      { label: t('records.pickup'), value: place(order.pickup_street, origin) },
      { label: '', id: 'pickup-date', value: format.stopTime(order.pickup_date, undefined, undefined) },
      { label: t('records.delivery'), value: place(order.delivery_street, destination) },
      { label: '', id: 'delivery-date', value: format.stopTime(order.delivery_date, undefined, undefined) },
      { label: t('enhanced.column.goods'), value: cargo },
    ],
  }
}

function alertSection(alerts: readonly EnhancedAlert[] | undefined, t: Translate): RecordSection {
  return {
    id: 'alerts',
    title: t('enhanced.hints'),
    content:
      alerts === undefined ? (
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
      ),
  }
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
      fact: format.distance(price?.distanceKm),
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
              facts: [isVehicleType(type) ? t(`vehicle.type.${type}`) : type, city, format.distance(distanceKm)],
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
          facts: [format.distance(distanceKm), format.money(estimatedCost)],
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
