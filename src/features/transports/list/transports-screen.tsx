import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Map, Truck } from 'lucide-react'
import { useCall } from '#src/api/provider.tsx'
import { queryFor } from '#src/api/query.ts'
import { CommandButton } from '#src/commands/buttons/command-button.tsx'
import type { Transport } from '#src/contract/transports/transport.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { defineList, pagedRows } from '#src/records/list/define-list.ts'
import { ListScreen } from '#src/records/list/screen/list-screen.tsx'
import type { BuiltInView } from '#src/records/views/viewed-list.ts'
import { transportLabel, transportText } from '../transport-values.ts'
import { TRANSPORT_COLUMNS, TRANSPORT_FILTERS, TransportSearch } from './transport-columns.tsx'

/** The views everybody has. */
const BUILT_IN: readonly BuiltInView[] = [
  {
    id: 'laufend',
    title: 'transports.view.active',
    filters: { active: 'true' },
    sort: 'delayMinutes',
    desc: true,
  },
  {
    id: 'verspaetet',
    title: 'transports.view.troubled',
    filters: { active: 'true', troubled: 'true' },
    sort: 'delayMinutes',
    desc: true,
  },
  { id: 'anfragen', title: 'transports.view.inquiries', filters: { status: 'inquiry' }, sort: 'createdAt', desc: true },
  {
    id: 'heute',
    title: 'orders.view.heute',
    filters: { from: 'today+0', to: 'today+0' },
    sort: 'loadingDate',
    desc: false,
  },
]

/** The list of transports. */
export const transportsList = defineList<Transport>({
  name: 'transports',
  kind: 'transport',
  icon: Truck,
  access: { permission: 'transports.read', refusal: 'transports.noPermission' },
  words: {
    title: 'transports.title',
    rows: 'transports.rows',
    loadFailed: 'transports.failed',
    empty: 'transports.empty',
    emptyText: 'transports.empty.text',
    noMatch: 'transports.noMatch',
  },
  columns: TRANSPORT_COLUMNS,
  filters: TRANSPORT_FILTERS,
  search: TransportSearch,
  builtIn: BUILT_IN,
  useRows: pagedRows({ endpoint: 'transports.list', record: 'transports.get' }),
  label: transportLabel,
  text: transportText,
  create: 'transports.create',
})

/** All transports: how far each is, who drives, when it arrives. */
export function TransportsScreen() {
  return (
    <ListScreen
      list={transportsList}
      head={<Figures />}
      toolbar={
        <>
          <CommandButton id="map.open" icon={Map} iconOnly />
          <CommandButton id="transports.create" variant="primary" />
        </>
      }
      bulk={<CommandButton id="transports.delete" />}
    />
  )
}

const LATE = { view: 'verspaetet' }

/** How many are under way, and how many of them in trouble, which leads to those; nothing while that is not known. */
function Figures() {
  const { t } = useText()
  const format = useFormat()
  const { data } = useQuery(queryFor(useCall(), 'transports.stats', {}))
  if (data === undefined) return null
  const { active, troubled } = data
  const total = format.number(active, 0)
  const text =
    troubled > 0
      ? t('transports.figure.troubled', { total, troubled: format.number(troubled, 0) })
      : t('transports.figure.active', { total })
  const looks = 'truncate text-chip @max-[760px]:hidden'
  if (troubled === 0) return <span className={`${looks} text-text-2`}>{text}</span>
  return (
    <Link to="/transports" search={LATE} title={text} className={`${looks} text-accent underline underline-offset-2`}>
      {text}
    </Link>
  )
}
