import { useSelector } from '@xstate/react'
import { useEffect, useId } from 'react'
import { tokenExpiry } from '#src/domain/accounts/token.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Button } from '#src/ui/buttons/button.tsx'
import { useKeysOf } from '#src/ui/keys/keys-of.tsx'
import { announce } from '#src/ui/live-region.tsx'
import { StatusSign } from '#src/ui/signs/status-sign.tsx'
import type { Runtime } from '../actors.ts'

/**
 * The session could not be renewed and ends soon: says when, and tries again on request. It takes the keyboard from no one; the
 * key that reconnects renews as well. Gone as soon as the session goes on.
 */
export function SessionEnding({ auth }: Pick<Runtime, 'auth'>) {
  const { t } = useText()
  const format = useFormat()
  const titleId = useId()
  const textId = useId()
  const keys = useKeysOf('connection.retry')
  const token = useSelector(auth, ({ context }) => context.session?.token)
  const isTrying = useSelector(auth, ({ context }) => context.refreshing !== undefined)
  const title = t('session.ending', { time: format.time(tokenExpiry(token)) })
  const text = t('session.ending.text')
  useEffect(() => announce(`${title}. ${text}`), [title, text])
  useEffect(() => {
    const subscription = auth.subscribe(({ context: { session, failedRefreshes } }) => {
      if (session === undefined || failedRefreshes > 0) return
      subscription.unsubscribe()
      announce(t('session.renewed', { time: format.time(tokenExpiry(session.token)) }))
    })
    return () => subscription.unsubscribe()
  }, [auth, t, format])
  return (
    <div
      role="alertdialog"
      aria-modal={false}
      aria-labelledby={titleId}
      aria-describedby={textId}
      className="fixed inset-x-4 top-13 z-40 mx-auto flex w-max max-w-[calc(100vw-32px)] flex-wrap items-center gap-x-3 gap-y-1 rounded-toast border border-status-amber bg-raised py-1 pr-1.5 pl-3 shadow-float"
    >
      <StatusSign status="warning" />
      <div>
        <p id={titleId} className="font-semibold">
          {title}
        </p>
        <p id={textId} className="text-chip text-text-2">
          {text}
        </p>
      </div>
      <Button
        variant="primary"
        keys={keys}
        {...(isTrying && { disabledReason: t('session.renewing') })}
        onClick={() => auth.send({ type: 'renew' })}
      >
        {t('session.stay')}
      </Button>
    </div>
  )
}
