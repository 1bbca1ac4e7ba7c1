import { useQuery } from '@tanstack/react-query'
import { useCall } from '#src/api/provider.tsx'
import { queryFor } from '#src/api/query.ts'
import type { Partner } from '#src/contract/partners/partner.ts'
import { may } from '#src/domain/accounts/roles.ts'
import { placeLine } from '#src/entities/stops/stop-places.ts'
import { useText } from '#src/i18n/use-text.ts'
import { FieldLines } from '#src/records/fields/lines/lines.tsx'
import { useSession } from '#src/workspace/session/session.tsx'
import { PARTNER_FIELDS, shownFields } from '../fields/partner-fields.ts'
import { Block } from './block.tsx'

/** Most places of loading that are listed. */
const MOST = 50

/** His master data: each value is edited where it stands. */
export function MasterBlock({ partner }: { partner: Partner }) {
  const { t } = useText()
  const { role } = useSession()
  const rights = { bank: may(role, 'partners.bank'), money: may(role, 'money.read') }
  return (
    <Block title={t('partners.block.master')}>
      <dl className="px-4 pb-3">
        <FieldLines fields={shownFields(PARTNER_FIELDS, partner, rights)} />
      </dl>
    </Block>
  )
}

/** Where we load and unload for him; left out where there is none. */
export function PlacesBlock({ partner }: { partner: Partner }) {
  const { t } = useText()
  const { role } = useSession()
  const query = queryFor(useCall(), 'loadingPoints.list', { query: { partnerId: partner.id, limit: MOST } })
  const places = useQuery({ ...query, enabled: may(role, 'partners.read') }).data?.data ?? []
  if (places.length === 0) return null
  return (
    <Block title={t('partners.block.places')} fact={places.length}>
      <ul className="flex flex-col gap-1 px-4 pb-3">
        {places.map((place) => (
          <li key={place.id} className="flex flex-wrap justify-between gap-x-3">
            <bdi>{place.name}</bdi>
            <span className="text-chip text-text-2">{placeLine(place)}</span>
          </li>
        ))}
      </ul>
    </Block>
  )
}
