import '#src/i18n/later-words.ts'
import { useQuery } from '@tanstack/react-query'
import { useCall } from '#src/api/provider.tsx'
import { queryFor } from '#src/api/query.ts'
import { RecordLink } from '#src/commands/record-link.tsx'
import { RecordPanel, type RecordSection } from '#src/commands/record-panel.tsx'
import type { Load } from '#src/contract/loads.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { StatusWord, type SignName } from '#src/ui/status-sign.tsx'
import type { PanelRef } from '#src/workspace/panel.ts'

const signs: Record<Load['status'], SignName> = {
  open: 'CREATED',
  planned: 'CONFIRMED',
  assigned: 'ASSIGNED',
  done: 'DELIVERED',
}

/** Freight that waits for a vehicle. */
export function LoadPanel({ panel }: { panel: PanelRef }) {
  const { t } = useText()
  const call = useCall()
  const id = panel.id ?? ''
  const query = useQuery(queryFor(call, 'loads.get', { params: { id } }))
  const sections = useLoadSections()
  return (
    <RecordPanel
      kind="load"
      id={id}
      query={query}
      failure="records.load.failed"
      title={(load) => `${load.originCity} → ${load.destinationCity}`}
      status={(load) => <StatusWord status={signs[load.status]}>{t(`records.load.status.${load.status}`)}</StatusWord>}
      sections={sections}
    />
  )
}

function useLoadSections(): (load: Load) => RecordSection[] {
  const { t } = useText()
  const format = useFormat()
  return (load) => [
    {
      id: 'facts',
      title: t('records.load.facts'),
      rows: [
        { label: t('records.cargo'), value: load.description || '–' },
        { label: t('records.loadingMeters'), value: format.loadingMeters(load.loadingMeters) },
        { label: t('records.weight'), value: format.weight(load.weightKg) },
        { label: t('records.customer'), value: load.customerName },
        {
          label: t('records.order'),
          value: <RecordLink kind="order" id={load.orderId} label={load.orderId ?? '–'} />,
          text: load.orderId ?? '–',
        },
      ],
    },
    {
      id: 'route',
      title: t('records.route'),
      rows: [
        {
          label: t('records.pickup'),
          value: `${load.originPostalCode} ${load.originCity}, ${format.date(load.pickupDate)}`,
        },
        {
          label: t('records.delivery'),
          value: `${load.destinationPostalCode} ${load.destinationCity}, ${format.date(load.deliveryDate)}`,
        },
      ],
    },
  ]
}
