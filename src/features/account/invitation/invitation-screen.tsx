import { Link } from '@tanstack/react-router'
import { useCallback, useEffect } from 'react'
import { useCall } from '#src/api/provider.tsx'
import type { Invitation } from '#src/contract/accounts/invitations.ts'
import { parseRole } from '#src/domain/accounts/roles.ts'
import { isLanguage } from '#src/i18n/languages.ts'
import { changeLanguage } from '#src/i18n/setup.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { AnswerNote, AnswerPage } from '#src/records/by-link/answer-page.tsx'
import { useBehindLink } from '#src/records/by-link/use-behind-link.ts'
import { useBrowserLanguage } from '#src/records/by-link/use-browser-language.ts'
import { ErrorState, LoadingRows } from '#src/ui/feedback/states.tsx'
import { DefinitionList } from '#src/ui/page/panel-frame.tsx'
import { useDocumentTitle } from '#src/workspace/shell/document-title.ts'
import { InvitationForm } from './invitation-form.tsx'
import { invitationRoute } from './invitation.route.tsx'

/** `/invitation/{token}`: who invites whom to what, and the name and password the account is opened with. */
export function InvitationScreen() {
  const { t } = useText()
  useBrowserLanguage()
  useDocumentTitle('invitation.title')
  const call = useCall()
  const { token } = invitationRoute.useParams()
  const { found, error, isUnknown, isOver, load } = useBehindLink(
    useCallback(() => call('invitations.get', { params: { token } }), [call, token]),
  )
  // The one the invitation was sent in says more than the browser.
  const spoken = found?.language
  useEffect(() => {
    if (spoken !== undefined && isLanguage(spoken)) void changeLanguage(spoken)
  }, [spoken])
  if (found === undefined || isUnknown || isOver) {
    return (
      <AnswerPage title={t('invitation.title')}>
        {error === undefined && <LoadingRows rows={6} />}
        {error !== undefined && (isUnknown || isOver) && <Gone isOver={isOver} />}
        {error !== undefined && !isUnknown && !isOver && (
          <ErrorState title={t('invitation.failed')} detail={error.message} retry={{ onRun: load }} />
        )}
      </AnswerPage>
    )
  }
  return (
    <AnswerPage title={t('invitation.title')} from={found.company}>
      <Facts invitation={found} />
      <InvitationForm token={token} invitation={found} onGone={load} />
    </AnswerPage>
  )
}

/** The link leads nowhere: why, and where one gets in who has an account already. */
function Gone({ isOver }: { isOver: boolean }) {
  const { t } = useText()
  return (
    <>
      <AnswerNote sign={isOver ? 'warning' : 'failure'}>
        {t(isOver ? 'reason.invitation.expired' : 'reason.invitation.unknown')}
      </AnswerNote>
      {!isOver && <p className="px-4 pb-3 text-text-2">{t('invitation.unknown')}</p>}
      <p className="border-t border-line px-4 py-3">
        <Link to="/login" className="text-accent underline">
          {t('session.verification.back')}
        </Link>
      </p>
    </>
  )
}

function Facts({ invitation }: { invitation: Invitation }) {
  const { t } = useText()
  const format = useFormat()
  const { company, email, invitedBy, role, expiresAt } = invitation
  return (
    <div className="border-t border-line px-4 py-3">
      <p className="mb-2">
        {t(invitedBy === undefined ? 'invitation.intro' : 'invitation.introBy', { company, person: invitedBy ?? '' })}
      </p>
      <DefinitionList
        rows={[
          { label: t('session.email'), value: <bdi>{email}</bdi> },
          { label: t('session.profile.role'), value: t(`role.${parseRole(role, { demo: false })}`) },
          { label: t('invitation.until'), value: format.stamp(expiresAt) },
        ]}
      />
    </div>
  )
}
