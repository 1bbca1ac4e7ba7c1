import { useQuery } from '@tanstack/react-query'
import { Lock } from 'lucide-react'
import { useCall } from '#src/api/provider.tsx'
import { queryFor } from '#src/api/query.ts'
import { CommandButton } from '#src/commands/buttons/command-button.tsx'
import { may, ROLES } from '#src/domain/accounts/roles.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { ListScreen } from '#src/records/list/screen/list-screen.tsx'
import { listTab, type ListTab } from '#src/records/list/tabs/define-tabs.tsx'
import { useSession } from '#src/workspace/session/session.tsx'
import { logList } from './log/log-list.tsx'
import { usersList } from './people/users-list.ts'
import { rolesList } from './roles/roles-list.tsx'
import { sessionsList } from './sessions/sessions-list.tsx'

const invite = <CommandButton id="users.invite" variant="primary" label={undefined} />
const userBulk = (
  <>
    <CommandButton id="users.setRole" />
    <CommandButton id="users.lock" icon={Lock} />
    <CommandButton id="users.endSessions" />
  </>
)

const rolesTab: ListTab = {
  id: 'roles',
  title: 'admin.tab.roles',
  useCount: () => ROLES.length,
  show: (tabs) => <ListScreen list={rolesList} tabs={tabs} />,
  ask: () => Promise.resolve(),
}

/** The views of the screen, in the order of their keys. */
export const adminTabs: readonly ListTab[] = [
  listTab({
    id: 'users',
    title: 'admin.tab.users',
    list: usersList,
    show: (tabs) => <ListScreen list={usersList} tabs={tabs} head={<UserFigures />} toolbar={invite} bulk={userBulk} />,
  }),
  rolesTab,
  listTab({
    id: 'sessions',
    title: 'admin.tab.sessions',
    list: sessionsList,
    show: (tabs) => <ListScreen list={sessionsList} tabs={tabs} toolbar={<CommandButton id="users.endSession" />} />,
  }),
  listTab({
    id: 'log',
    title: 'admin.tab.log',
    list: logList,
    show: (tabs) => <ListScreen list={logList} tabs={tabs} head={<NeverChanged />} />,
  }),
]

/** "davon 2 eingeladen, 1 gesperrt" */
function UserFigures() {
  const { t } = useText()
  const format = useFormat()
  const { role } = useSession()
  const call = useCall()
  const { data } = useQuery({ ...queryFor(call, 'audit.summary', {}), enabled: may(role, 'users.manage') })
  if (data === undefined || data.invited + data.locked + data.waiting === 0) return null
  const parts = [
    data.waiting > 0 && t('user.waitingCount', { number: format.number(data.waiting) }),
    data.invited > 0 && t('user.invitedCount', { number: format.number(data.invited) }),
    data.locked > 0 && t('user.lockedCount', { number: format.number(data.locked) }),
  ]
  return <span className="truncate text-text-2">{t('user.ofThem', { parts: parts.filter(Boolean).join(', ') })}</span>
}

function NeverChanged() {
  const { t } = useText()
  return <span className="truncate text-text-3">{t('log.never')}</span>
}
