import { may, PERMISSIONS } from '#src/domain/accounts/roles.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { PageSection } from '#src/ui/page/page-section.tsx'
import { StatusWord } from '#src/ui/signs/status-sign.tsx'
import { useSession } from '#src/workspace/session/session.tsx'

/** What the signed-in person may and may not. Source: specification 6 */
export function OwnRights() {
  const { t } = useText()
  const format = useFormat()
  const { role } = useSession()
  const count = PERMISSIONS.filter((permission) => may(role, permission)).length
  return (
    <PageSection
      title={t('test.rights')}
      text={t('test.rights.text', {
        role: t(`role.${role}`),
        count: format.number(count),
        all: format.number(PERMISSIONS.length),
      })}
    >
      <ul className="gap-x-6 min-[600px]:columns-2">
        {PERMISSIONS.map((permission) => (
          <li key={permission} className="min-h-6 break-inside-avoid [&_.signed]:whitespace-normal">
            <StatusWord status={may(role, permission) ? 'success' : 'pending'}>
              {t(`permission.${permission}`)}
              {!may(role, permission) && <span className="text-text-3"> · {t('test.rights.no')}</span>}
            </StatusWord>
          </li>
        ))}
      </ul>
    </PageSection>
  )
}
