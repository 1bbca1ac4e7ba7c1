import { useQuery } from '@tanstack/react-query'
import { useCall } from '#src/api/provider.tsx'
import { queryFor } from '#src/api/query.ts'
import { CommandButton } from '#src/commands/buttons/command-button.tsx'
import type { UserAccount } from '#src/contract/accounts/users.ts'
import { userRoleText, userSign, userStatusText } from '#src/entities/accounts/user-words.ts'
import { LANGUAGES } from '#src/i18n/languages.ts'
import { isLanguage } from '#src/i18n/languages.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { FieldLines, FieldsOf } from '#src/records/fields/lines/lines.tsx'
import { RecordHistory } from '#src/records/history/record-history.tsx'
import { RecordPanel } from '#src/records/panel/record-panel.tsx'
import { MailLink } from '#src/ui/buttons/link.tsx'
import { DefinitionList, Section, type DefinitionRow } from '#src/ui/page/panel-frame.tsx'
import { StatusWord } from '#src/ui/signs/status-sign.tsx'
import type { PanelRef } from '#src/workspace/panels/panel.ts'
import { changeTexts } from '../log/entry-text.ts'
import { deviceText } from '../sessions/sessions-list.tsx'
import { editableUser, USER_FIELDS } from './user-fields.ts'
import { lastSeenText } from './user-columns.tsx'

/** An account: who, which role and state, where signed in, and what was done to it. */
export function UserPanel({ panel }: { panel: PanelRef }) {
  const { t } = useText()
  const id = panel.id ?? ''
  return (
    <RecordPanel
      kind="user"
      id={id}
      query={useQuery(queryFor(useCall(), 'users.get', { params: { id } }))}
      failure="user.one.failed"
      title={({ name, email }) => name || email}
      status={(user) => <StatusWord status={userSign(user)}>{userStatusText(user, t)}</StatusWord>}
      text={(user) => [user.name, user.email, userRoleText(user, t), userStatusText(user, t)].join('\n')}
      body={(user) => <Account user={user} />}
    />
  )
}

function Account({ user }: { user: UserAccount }) {
  const { t } = useText()
  const format = useFormat()
  const record = { kind: 'user', id: user.id, record: user } as const
  return (
    <FieldsOf fields={editableUser} record={user} folds>
      <Section title={t('user.account')}>
        <dl>
          <FieldLines fields={USER_FIELDS} />
        </dl>
        <Facts user={user} />
        <div className="mt-3 flex flex-wrap gap-2">
          {user.status === 'waiting' ? (
            <>
              <CommandButton id="team.accept" variant="primary" />
              <CommandButton id="team.decline" />
            </>
          ) : (
            <CommandButton id="users.setRole" record={record} />
          )}
          {user.status === 'invited' && (
            <>
              <CommandButton id="users.resend" record={record} />
              <CommandButton id="users.withdraw" record={record} />
            </>
          )}
          {(user.status === 'active' || user.status === 'locked') && (
            <CommandButton
              id="users.lock"
              record={record}
              label={t(user.status === 'locked' ? 'user.unlock.confirm' : 'user.lock.confirm')}
            />
          )}
        </div>
      </Section>
      {user.sessions > 0 && <Sessions user={user} />}
      <RecordHistory
        endpoint="users.events"
        id={user.id}
        record={user}
        fields={USER_FIELDS}
        own={(change) => {
          const said = changeTexts({ kind: 'user', changes: [change] }, t, format)
          return said.length === 0
            ? undefined
            : said.map(({ field, from, to }) => t('history.change', { field, from, to }))
        }}
      />
    </FieldsOf>
  )
}

function Facts({ user }: { user: UserAccount }) {
  const { t } = useText()
  const format = useFormat()
  const { email, language, status, expiresAt, invitedBy, lockedReason, createdAt } = user
  const rows: readonly (DefinitionRow | undefined)[] = [
    { label: t('user.email'), value: <MailLink address={email} /> },
    { label: t('admin.role'), value: userRoleText(user, t) },
    { label: t('user.since'), value: format.month(createdAt?.slice(0, 7)) },
    { label: t('user.lastSeen'), value: lastSeenText(user, t, format) },
    language !== undefined && isLanguage(language)
      ? { label: t('user.language'), value: LANGUAGES[language].name }
      : undefined,
    status === 'invited' ? { label: t('user.linkUntil'), value: format.stamp(expiresAt) } : undefined,
    invitedBy === undefined ? undefined : { label: t('user.invitedBy'), value: <bdi>{invitedBy}</bdi> },
    lockedReason === undefined ? undefined : { label: t('changes.reason'), value: lockedReason },
  ]
  return <DefinitionList rows={rows.flatMap((row) => row ?? [])} />
}

function Sessions({ user }: { user: UserAccount }) {
  const { t } = useText()
  const format = useFormat()
  const { data } = useQuery(queryFor(useCall(), 'users.sessions', { query: { userId: user.id, limit: 20 } }))
  return (
    <Section title={t('admin.tab.sessions')} fact={format.number(user.sessions)}>
      <ul className="flex flex-col gap-1">
        {data?.data.map((session) => (
          <li key={session.id} className="flex justify-between gap-3">
            <span className="min-w-0 truncate">
              {deviceText(session, t)}
              {session.isCurrent && <span className="text-text-3"> · {t('user.session.own')}</span>}
            </span>
            <span className="shrink-0 text-text-3">{format.stamp(session.lastSeenAt)}</span>
          </li>
        ))}
      </ul>
      <div className="mt-3">
        <CommandButton id="users.endSessions" record={{ kind: 'user', id: user.id, record: user }} />
      </div>
    </Section>
  )
}
