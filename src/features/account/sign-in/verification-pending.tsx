import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Button } from '#src/ui/buttons/button.tsx'
import { StatusSign } from '#src/ui/signs/status-sign.tsx'
import { useAuth } from '../auth-context.tsx'

/**
 * Registered, but the e-mail address waits to be confirmed, or an admin of the company has to agree. `expiresAt` in
 * milliseconds. Source: specification 4, decision A33
 */
export function VerificationPending(props: { email: string; expiresAt: number; awaits?: 'admin' | undefined }) {
  const { email, expiresAt, awaits } = props
  const { t } = useText()
  const { stamp } = useFormat()
  const { send } = useAuth()
  return (
    <div role="status" className="border-t border-line p-4">
      <div className="flex items-center gap-2">
        <StatusSign status="notice" />
        <h2 className="text-panel">{t(awaits ? 'session.waiting.title' : 'session.verification.title')}</h2>
      </div>
      <p className="mt-1 text-text-2">
        {t(awaits ? 'session.waiting.text' : 'session.verification.sent')} <bdi className="text-text">{email}</bdi>
      </p>
      <p className="text-text-2">
        {t(awaits ? 'session.waiting.until' : 'session.verification.until', { time: stamp(expiresAt) })}
      </p>
      <Button autoFocus className="mt-4" onClick={() => send({ type: 'retry' })}>
        {t('session.verification.back')}
      </Button>
    </div>
  )
}
