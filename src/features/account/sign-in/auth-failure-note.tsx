import type { AuthError } from '#machines/auth-ports.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Button } from '#src/ui/buttons/button.tsx'
import { StatusSign } from '#src/ui/signs/status-sign.tsx'
import { useAuth } from '../auth-context.tsx'
import { authFailure } from './auth-failure.ts'

/** What went wrong, above the form; the catalogue's words below the title. */
export function AuthFailureNote({ error, intent }: { error: AuthError; intent: 'login' | 'register' }) {
  const { t } = useText()
  const { snapshot, send, config } = useAuth()
  const { title, lines } = authFailure(error, intent)
  const canRetry = config.demo && title === 'session.error.unreachable' && snapshot.can({ type: 'retry' })
  return (
    <div role="alert" className="mb-4 flex gap-2 rounded-control bg-status-red-tint px-3 py-2">
      <StatusSign status="failure" className="mt-0.5" />
      <div className="min-w-0">
        <p className="font-semibold">{t(title)}</p>
        {lines.map((line) => (
          <p key={line} className="text-chip break-words text-text-2">
            {line}
          </p>
        ))}
        {canRetry && (
          <Button className="mt-2" onClick={() => send({ type: 'retry' })}>
            {t('ui.retry')}
          </Button>
        )}
      </div>
    </div>
  )
}
