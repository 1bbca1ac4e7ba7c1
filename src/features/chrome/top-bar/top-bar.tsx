import { Files, Search } from 'lucide-react'
import { useCommands } from '#src/commands/gate/commands-provider.tsx'
import { may } from '#src/domain/accounts/roles.ts'
import { useText } from '#src/i18n/use-text.ts'
import { useKeysOf } from '#src/ui/keys/keys-of.tsx'
import { DemoBadge } from '#src/ui/signs/badge.tsx'
import { KeyCaps } from '#src/ui/keys/key-cap.tsx'
import { useSession } from '#src/workspace/session/session.tsx'
import { NotificationBell } from './bell.tsx'
import { PathLink } from '../path-link.tsx'
import { QuickStats } from './quick-stats.tsx'
import { SystemStatus } from './system-status.tsx'
import { TenantBlock } from './tenant-block.tsx'
import { UserMenu } from './user-menu.tsx'

/** The top bar: tenant, three figures, palette, system status, documents, messages, the person. */
export function TopBar() {
  const { t } = useText()
  const session = useSession()
  return (
    <div className="flex h-full items-center gap-4 px-3 max-sm:gap-2">
      <div className="flex min-w-0 items-center gap-4 lg:shrink-0">
        <TenantBlock />
        <QuickStats />
      </div>
      <SearchButton />
      <div className="flex shrink-0 items-center gap-2 max-sm:gap-0">
        {session.demo && <DemoBadge />}
        <SystemStatus />
        {may(session.role, 'documents.read') && (
          <PathLink
            to="/documents"
            aria-label={t('chrome.documents')}
            className="press flex h-7 shrink-0 items-center gap-2 rounded-control px-2 hover:bg-hover max-md:hidden"
          >
            <Files aria-hidden size={16} strokeWidth={1.75} />
            <span className="max-xl:hidden">{t('chrome.documents')}</span>
          </PathLink>
        )}
        <NotificationBell />
        <UserMenu />
      </div>
    </div>
  )
}

function SearchButton() {
  const { t } = useText()
  const { run } = useCommands()
  const keys = useKeysOf('palette.open')
  return (
    <button
      type="button"
      aria-label={t('chrome.search')}
      aria-haspopup="dialog"
      onClick={() => void run('palette.open')}
      className="mx-auto flex h-7 w-62 min-w-24 shrink items-center gap-2 rounded-control border border-control bg-surface px-2 text-text-2 max-md:w-auto max-md:min-w-0 max-md:shrink-0 min-[1600px]:w-90"
    >
      <Search aria-hidden size={16} strokeWidth={1.75} className="shrink-0" />
      <span className="min-w-0 grow truncate text-left max-md:hidden">{t('chrome.searchHint')}</span>
      {keys && (
        <span className="max-md:hidden">
          <KeyCaps keys={keys} />
        </span>
      )}
    </button>
  )
}
