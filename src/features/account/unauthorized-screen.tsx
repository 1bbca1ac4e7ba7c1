import { useLocation, useRouter } from '@tanstack/react-router'
import { CommandButton } from '#src/commands/buttons/command-button.tsx'
import { ROLES, type Role } from '#src/domain/accounts/roles.ts'
import { useText } from '#src/i18n/use-text.ts'
import { NoPermissionState } from '#src/ui/feedback/states.tsx'
import { PageHeader } from '#src/ui/page/page-header.tsx'
import { useSession } from '#src/workspace/session/session.tsx'

/** Not yours: whose it is, who you are, and a way out. */
export function UnauthorizedScreen() {
  const { t } = useText()
  const { role } = useSession()
  const refused = useRefusedScreen()
  const owners =
    refused === undefined ? undefined : ['admin' as const, ...refused.roles.filter((one) => one !== 'admin')]
  return (
    <>
      <PageHeader title={t('session.unauthorized')} />
      <div className="border-t border-line">
        <NoPermissionState
          title={
            refused === undefined
              ? t('session.unauthorized.title')
              : t('session.unauthorized.titleOf', { screen: refused.title })
          }
          text={
            <>
              <p>{t('session.unauthorized.role', { role: t(`role.${role}`) })}</p>
              {owners !== undefined && (
                <p>
                  {t('session.unauthorized.owners', { roles: owners.map((owner) => t(`role.${owner}`)).join(', ') })}
                </p>
              )}
              <p>{t('session.unauthorized.help')}</p>
            </>
          }
        />
        <div data-way-out className="-mt-2 px-6">
          <CommandButton id="goto.dispatcher" label={t('session.toDispatcher')} />
        </div>
      </div>
    </>
  )
}

/** The screen the guard has kept the person from, as long as the history entry remembers it. */
function useRefusedScreen(): { title: string; roles: readonly Role[] } | undefined {
  const { t } = useText()
  const router = useRouter()
  const path = useLocation({ select: ({ state }) => ('refused' in state ? state.refused : undefined) })
  if (typeof path !== 'string') return undefined
  const { title, roles } = router.getMatchedRoutes(path)[0].at(-1)?.options.staticData ?? {}
  if (title === undefined || roles === undefined) return undefined
  return {
    title: t(title),
    roles: ROLES.filter((role) => (typeof roles === 'string' ? role === roles : roles.includes(role))),
  }
}
