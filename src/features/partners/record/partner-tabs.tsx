import { useQuery } from '@tanstack/react-query'
import { useCall } from '#src/api/provider.tsx'
import { queryFor } from '#src/api/query.ts'
import type { PartnerFigures } from '#src/contract/partners/figures.ts'
import type { Partner } from '#src/contract/partners/partner.ts'
import type { Vehicle } from '#src/contract/vehicles.ts'
import { may } from '#src/domain/accounts/roles.ts'
import { DocumentLines, UploadHere } from '#src/entities/documents/record-documents.tsx'
import type { Translate } from '#src/i18n/keys.ts'
import { isOffered } from '#src/contract/extras.ts'
import type { EndpointName } from '#src/contract/index.ts'
import { Offered } from '#src/workspace/session/offered.tsx'
import { useText } from '#src/i18n/use-text.ts'
import { FieldsOf } from '#src/records/fields/lines/lines.tsx'
import { BelowRecord } from '#src/records/panel/below-record.tsx'
import { RecordHistory } from '#src/records/history/record-history.tsx'
import { LoadingRows } from '#src/ui/feedback/states.tsx'
import type { Tab } from '#src/ui/page/tabs.tsx'
import { usePanels } from '#src/workspace/panels/panels.ts'
import { useSession, type Session } from '#src/workspace/session/session.tsx'
import { editablePartner, PARTNER_FIELDS } from '../fields/partner-fields.ts'
import { typeText } from '../tariff-text.ts'
import { Block } from './block.tsx'
import { BlockTable } from './block-table.tsx'
import { ContactsBlock } from './contacts-block.tsx'
import { FloaterBlock } from './floater-block.tsx'
import { useJumps } from './jumps.ts'
import { MasterBlock, PlacesBlock } from './master-block.tsx'
import { OrdersBlock } from './orders-block.tsx'
import { PalletsBlock } from './pallets-block.tsx'
import { PapersBlock } from './papers-block.tsx'
import { TariffsBlock } from './tariffs-block.tsx'

/** Most vehicles of a carrier that are listed. */
const MOST = 200

/** What the tabs ask for beside the calls of the specification. */
const TAB_CALLS: ReadonlyMap<string, EndpointName> = new Map([
  ['tariffs', 'tariffs.list'],
  ['papers', 'partners.savePaper'],
  ['pallets', 'partners.pallets'],
  ['history', 'partners.events'],
])

/** The tabs this person has, each with how many there are. */
export function tabsOf(
  partner: Partner,
  figures: PartnerFigures | undefined,
  session: Pick<Session, 'role' | 'extras'>,
  t: Translate,
): Tab[] {
  const { role } = session
  const counted = (count: number | undefined) => (count === undefined ? {} : { count })
  const all = [
    { id: 'overview', title: t('orders.tab.overview') },
    { id: 'orders', title: t('orders.title'), ...counted(figures?.ordersEver) },
    ...(may(role, 'tariffs.read')
      ? [{ id: 'tariffs', title: t('partners.block.tariffs'), ...counted(figures?.tariffs) }]
      : []),
    { id: 'papers', title: t('partners.block.papers'), count: partner.papers.length },
    ...(partner.kind === 'carrier' && may(role, 'vehicles.read')
      ? [{ id: 'vehicles', title: t('vehicles.title') }]
      : []),
    { id: 'pallets', title: t('partners.tab.pallets') },
    ...(may(role, 'documents.read')
      ? [{ id: 'documents', title: t('documents.title'), ...counted(figures?.documents) }]
      : []),
    { id: 'history', title: t('history.title') },
  ]
  return all.filter(({ id }) => isOffered(session, TAB_CALLS.get(id)))
}

/** What stands below the tabs. */
export function PartnerTab(props: { partner: Partner; figures: PartnerFigures | undefined; tab: string }) {
  const { partner, figures, tab } = props
  const { t } = useText()
  if (tab === 'orders') return <OrdersBlock partner={partner} ever={figures?.ordersEver} isWhole />
  if (tab === 'tariffs') return <TariffsBlock partner={partner} isWhole />
  if (tab === 'papers') return <PapersBlock partner={partner} />
  if (tab === 'vehicles') return <VehiclesBlock partner={partner} />
  if (tab === 'pallets') return <PalletsBlock partner={partner} isWhole />
  if (tab === 'history')
    return <RecordHistory endpoint="partners.events" id={partner.id} record={partner} fields={PARTNER_FIELDS} />
  if (tab === 'documents')
    return (
      <Block title={t('documents.title')} actions={<UploadHere />}>
        <div className="px-4 pb-3">
          <DocumentLines owner={{ partnerId: partner.id }} />
        </div>
      </Block>
    )
  return <Overview partner={partner} figures={figures} />
}

function Overview({ partner, figures }: { partner: Partner; figures: PartnerFigures | undefined }) {
  const { t } = useText()
  const { page, jumpTo } = useJumps([
    ['papers', t('partners.block.papers')],
    ['tariffs', t('partners.block.tariffs')],
    ['orders', t('records.partner.history')],
    ['pallets', t('partners.block.pallets')],
  ])
  return (
    <div ref={page} className="@container min-h-full">
      <div className="grid min-h-full grid-cols-[minmax(0,1fr)_415px] @max-[860px]:grid-cols-1">
        <div>
          <Offered calls="partners.savePaper">
            <PapersBlock partner={partner} jump={jumpTo('papers')} />
          </Offered>
          <Offered calls="tariffs.list">
            <TariffsBlock partner={partner} jump={jumpTo('tariffs')} />
          </Offered>
          <OrdersBlock partner={partner} ever={figures?.ordersEver} jump={jumpTo('orders')} />
        </div>
        <div className="border-line @min-[861px]:border-l @max-[860px]:border-t">
          <Offered calls="partners.saveContact">
            <ContactsBlock partner={partner} />
          </Offered>
          <Offered calls="partners.pallets">
            <PalletsBlock partner={partner} jump={jumpTo('pallets')} />
          </Offered>
          <Offered calls="fuelSurcharges.list">
            <FloaterBlock />
          </Offered>
          <FieldsOf fields={editablePartner} record={partner} folds>
            <MasterBlock partner={partner} />
          </FieldsOf>
          <Offered calls="loadingPoints.list">
            <PlacesBlock partner={partner} />
          </Offered>
          <BelowRecord kind="partner" id={partner.id} label={partner.name} />
        </div>
      </div>
    </div>
  )
}

/** The vehicles of a carrier. */
function VehiclesBlock({ partner }: { partner: Partner }) {
  const { t } = useText()
  const { role } = useSession()
  const panels = usePanels()
  const query = queryFor(useCall(), 'vehicles.list', { query: { carrierId: partner.id, limit: MOST } })
  const { data } = useQuery({ ...query, enabled: may(role, 'vehicles.read') })
  return (
    <Block title={t('vehicles.title')} fact={data && data.data.length}>
      {data === undefined ? (
        <LoadingRows rows={3} />
      ) : (
        <BlockTable<Vehicle>
          label={t('vehicles.title')}
          rows={data.data}
          rowId={({ id }) => id}
          onOpen={({ id }) => panels.open({ kind: 'vehicle', id }, { how: 'add' })}
          none={t('vehicles.empty')}
          columns={[
            { id: 'plate', header: t('vehicles.column.plate'), cell: ({ licencePlate }) => licencePlate },
            { id: 'type', header: t('records.vehicle.type'), cell: ({ type }) => typeText(type, t) },
            { id: 'driver', header: t('records.driver'), from: 480, cell: ({ driverName }) => driverName ?? '–' },
          ]}
        />
      )}
    </Block>
  )
}
