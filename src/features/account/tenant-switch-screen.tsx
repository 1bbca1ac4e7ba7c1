import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { Building2, Check } from 'lucide-react'
import { useEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react'
import type { AuthError } from '#machines/auth-ports.ts'
import { useCall } from '#src/api/provider.tsx'
import { queryFor } from '#src/api/query.ts'
import { FailureState } from '#src/commands/failure-state.tsx'
import { useLocalKeys, useRowKeys } from '#src/commands/keys/local-keys.ts'
import type { Tenant } from '#src/contract/accounts/auth.ts'
import { useText } from '#src/i18n/use-text.ts'
import { KeyCaps } from '#src/ui/keys/key-cap.tsx'
import { EmptyState, ErrorState, LoadingRows } from '#src/ui/feedback/states.tsx'
import { PageHeader } from '#src/ui/page/page-header.tsx'
import { usePanelPlace } from '#src/workspace/panels/panel-place.tsx'
import { useSession } from '#src/workspace/session/session.tsx'
import { useAuth } from './auth-context.tsx'
import { HOME } from './safe-return.ts'

/** The tenants a person may work in; choosing one starts with fresh caches. Source: decision A14 */
export function TenantSwitchScreen() {
  const { t } = useText()
  const page = useRef<HTMLDivElement>(null)
  const tenants = useQuery(queryFor(useCall(), 'auth.tenants', {}))
  const { refused, choose, busy } = useTenantChoice()
  const rows = tenants.data?.data ?? []
  const keysOf = useLocalKeys(
    page,
    rows.slice(0, 9).map(({ id, name }, index) => ({ keys: digitOf(index), title: name, run: () => choose(id) })),
  )
  return (
    <div ref={page} className="flex h-full flex-col overflow-y-auto">
      <PageHeader title={t('session.tenantSwitch')} count={rows.length > 0 ? rows.length : undefined} />
      <p className="border-b border-line px-4 pb-3 text-text-2">{t('session.tenantSwitch.text')}</p>
      {refused !== undefined && (
        <ErrorState
          title={t('session.tenantSwitch.failed')}
          detail={[refused.message, refused.detail].filter(Boolean).join(' · ')}
        />
      )}
      {tenants.isPending && <LoadingRows rows={3} rowHeight={48} />}
      {tenants.isError && (
        <FailureState
          title={t('session.tenantSwitch.loadFailed')}
          detail={tenants.error.message}
          onRetry={() => void tenants.refetch()}
        />
      )}
      {tenants.isSuccess && rows.length === 0 && <EmptyState icon={Building2} title={t('session.tenantSwitch.none')} />}
      {rows.length > 0 && <TenantList tenants={rows} busy={busy} onChoose={choose} keysOf={keysOf} />}
    </div>
  )
}

function useTenantChoice() {
  const { snapshot, switchTenant } = useAuth()
  const { tenantId } = useSession()
  const router = useRouter()
  const [refused, setRefused] = useState<AuthError>()
  const busy = snapshot.hasTag('busy')
  const leave = () => void router.navigate({ to: HOME, search: { panels: undefined } })
  const choose = (chosen: string) => {
    if (busy) return
    if (chosen === tenantId) return leave()
    setRefused(undefined)
    void switchTenant(chosen).then((error) => (error === undefined ? leave() : setRefused(error)))
  }
  return { busy, refused, choose }
}

const digitOf = (index: number) => String(index + 1)

function TenantList(props: {
  tenants: readonly Tenant[]
  busy: boolean
  onChoose: (tenantId: string) => void
  keysOf: (keys: string) => string | undefined
}) {
  const { tenants, busy, onChoose, keysOf } = props
  const { t } = useText()
  const { tenantId } = useSession()
  const list = useRef<HTMLUListElement>(null)
  useFirstRowFocus(list)
  useRowKeys(list, moveFocus)
  const onKeyDown = (event: KeyboardEvent<HTMLUListElement>) => {
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (by === undefined || event.ctrlKey || event.altKey || event.metaKey) return
    event.preventDefault()
    moveFocus(by, event.currentTarget)
  }
  return (
    <ul ref={list} aria-label={t('session.tenantSwitch')} aria-busy={busy} onKeyDown={onKeyDown} className="py-1">
      {tenants.map((tenant, index) => {
        const current = tenant.id === tenantId
        const keys = index < 9 ? keysOf(digitOf(index)) : undefined
        return (
          <li key={tenant.id} className="border-b border-line">
            <button
              type="button"
              data-autofocus={index === 0 ? '' : undefined}
              aria-current={current ? 'true' : undefined}
              aria-keyshortcuts={keys}
              onClick={() => onChoose(tenant.id)}
              className="ring-inside press flex h-12 w-full items-center gap-3 px-4 text-left hover:bg-hover"
            >
              {keys && <KeyCaps keys={keys} />}
              <span className="min-w-0">
                <span className={current ? 'block truncate font-semibold' : 'block truncate'}>
                  <bdi>{tenant.name}</bdi>
                </span>
                <span className="block truncate text-chip text-text-2">{tenant.city}</span>
              </span>
              {current && (
                <span className="ml-auto flex items-center gap-1.5 text-text-2">
                  <Check aria-hidden size={16} strokeWidth={1.75} />
                  {t('session.tenantSwitch.current')}
                </span>
              )}
            </button>
          </li>
        )
      })}
    </ul>
  )
}

function moveFocus(by: number, list: HTMLElement): void {
  const rows = [...list.querySelectorAll('button')]
  rows[rows.findIndex((row) => row === document.activeElement) + by]?.focus()
}

/** The list comes after the panel: where nothing in it has the focus yet, its entrance gets it. */
function useFirstRowFocus(list: RefObject<HTMLElement | null>): void {
  const { active } = usePanelPlace()
  const wanted = useRef(active)
  useEffect(() => {
    const focused = document.activeElement
    if (!wanted.current || (focused !== document.body && focused?.contains(list.current) !== true)) return
    list.current?.querySelector<HTMLElement>('[data-autofocus]')?.focus()
  }, [list])
}
