import { useQuery } from '@tanstack/react-query'
import { ChevronsUpDown } from 'lucide-react'
import { useCall } from '#src/api/provider.tsx'
import { queryFor } from '#src/api/query.ts'
import { isOffered } from '#src/contract/extras.ts'
import { useText } from '#src/i18n/use-text.ts'
import { useSession } from '#src/workspace/session/session.tsx'
import { PathLink } from '../path-link.tsx'
import { shortCompanyName } from './short-company-name.ts'

/** Whose data this is, and the way to another tenant. */
export function TenantBlock() {
  const { t } = useText()
  const session = useSession()
  const { tenantId } = session
  const { data } = useQuery(queryFor(useCall(), 'auth.tenants', {}))
  const name = data?.data.find((tenant) => tenant.id === tenantId)?.name || tenantId
  const { short, medium } = shortCompanyName(name)
  const sign = (
    <span
      aria-hidden
      className="inline-flex size-5 items-center justify-center rounded-control bg-text text-cap font-semibold text-surface"
    >
      {name.charAt(0).toUpperCase()}
    </span>
  )
  const word = (
    <bdi className="max-w-44 truncate font-semibold max-sm:hidden">
      <span className="min-[1600px]:hidden">{short}</span>
      <span className="hidden min-[1600px]:inline">{medium}</span>
    </bdi>
  )
  if (!isOffered(session, 'auth.switchTenant')) {
    return (
      <span title={name} className="flex h-8 shrink-0 items-center gap-2 px-1">
        {sign}
        {word}
      </span>
    )
  }
  return (
    <PathLink
      to="/tenant/switch"
      aria-label={t('chrome.tenantSwitch', { name })}
      title={name}
      className="press flex h-8 shrink-0 items-center gap-2 rounded-control px-1 hover:bg-hover"
    >
      {sign}
      {word}
      <ChevronsUpDown aria-hidden size={16} strokeWidth={1.75} className="text-text-2" />
    </PathLink>
  )
}
