import { useRef, type ReactNode, type RefObject } from 'react'
import { useRetry } from '#src/commands/gate/retry/use-retry.ts'
import { useLocalKeys } from '#src/commands/keys/local-keys.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Button } from '#src/ui/buttons/button.tsx'
import { ErrorId } from '#src/ui/feedback/states.tsx'
import { StatusSign } from '#src/ui/signs/status-sign.tsx'
import type { Failure } from '#src/workspace/error-boundary.tsx'
import { useCriticalReload, type ReloadPorts } from './use-critical-reload.ts'

interface FailureProps {
  failure: Failure
  onRetry?: () => void
}

/** A page that could not be drawn: try again, leave, or reload. Source: specification 2 */
export function PageErrorScreen({ failure, onRetry }: FailureProps) {
  const { t } = useText()
  const retryKeys = useRetry(onRetry)
  return (
    <div className="h-full overflow-y-auto bg-surface">
      <FailureFrame title={t('errors.page.title')} heading="h1" failure={failure} text={t('errors.page.text')}>
        {onRetry && (
          <Button variant="primary" keys={retryKeys} data-autofocus onClick={onRetry}>
            {t('ui.retry')}
          </Button>
        )}
        {/* A real address and not the router, which may be what is broken. */}
        <Button onClick={() => location.assign('/dispatcher')}>{t('errors.toDispatcher')}</Button>
        <Button onClick={() => location.reload()}>{t('errors.reload')}</Button>
      </FailureFrame>
    </div>
  )
}

/** A side panel that could not be drawn; the rest of the workspace goes on. */
export function PanelErrorScreen({ failure, onRetry }: FailureProps) {
  const { t } = useText()
  const retryKeys = useRetry(onRetry)
  return (
    <div className="h-full overflow-y-auto bg-surface">
      <FailureFrame title={t('errors.panel.title')} heading="h2" failure={failure} text={t('errors.panel.text')}>
        {onRetry && (
          <Button variant="primary" keys={retryKeys} data-autofocus onClick={onRetry}>
            {t('ui.retry')}
          </Button>
        )}
      </FailureFrame>
    </div>
  )
}

/**
 * The whole app could not be drawn. Reloads after 3 s, visibly, unless somebody stops it, and at most 3 times in 2
 * minutes; then only the person's own choices remain. Source: specification 2, decision A11
 */
export function CriticalErrorScreen({ failure, ports }: { failure: Failure; ports?: ReloadPorts }) {
  const { t } = useText()
  const screen = useRef<HTMLElement>(null)
  return (
    <main ref={screen} className="min-h-dvh bg-frame px-4 py-12">
      <div className="mx-auto max-w-160 rounded-palette border border-line-strong bg-surface">
        <FailureFrame
          title={t('errors.critical.title')}
          heading="h1"
          failure={failure}
          text={t('errors.critical.text')}
        >
          <ReloadChoices within={screen} {...(ports && { ports })} />
        </FailureFrame>
      </div>
    </main>
  )
}

/**
 * The code of a page cannot be had: mostly a deployment has taken its place, and a reload brings the new one. It counts down
 * to that as after any failure of the whole app, and the same budget holds; the page can also just be tried again.
 */
export function MissingCodeScreen({ failure, onRetry, ports }: FailureProps & { ports?: ReloadPorts }) {
  const { t } = useText()
  const screen = useRef<HTMLDivElement>(null)
  const retryKeys = useRetry(onRetry)
  return (
    <div ref={screen} className="h-full overflow-y-auto bg-surface">
      <FailureFrame title={t('errors.page.title')} heading="h1" failure={failure} text={t('errors.page.text')}>
        <ReloadChoices within={screen} {...(ports && { ports })} />
        {onRetry && (
          <Button keys={retryKeys} onClick={onRetry}>
            {t('ui.retry')}
          </Button>
        )}
      </FailureFrame>
    </div>
  )
}

/** The countdown, and what a person can choose beside it and after it. */
function ReloadChoices({ within, ports }: { within: RefObject<HTMLElement | null>; ports?: ReloadPorts }) {
  const { t } = useText()
  const { secondsLeft, stop, reload, reset, asksToReset } = useCriticalReload(ports)
  const counting = secondsLeft !== undefined
  useLocalKeys(within, counting ? [{ keys: 'escape', title: t('errors.critical.stop'), run: stop }] : [])
  return (
    <>
      <p role="timer" className="w-full text-text">
        {counting ? t('errors.critical.countdown', { count: secondsLeft }) : t('errors.critical.stopped')}
      </p>
      {counting && (
        <Button variant="primary" keys="escape" autoFocus data-autofocus onClick={stop}>
          {t('errors.critical.stop')}
        </Button>
      )}
      {/* Another button once nothing counts down any more: the keyboard goes on to it from the one that stopped it. */}
      <Button
        key={counting ? 'beside' : 'alone'}
        variant={counting ? 'secondary' : 'primary'}
        autoFocus={!counting}
        data-autofocus={counting ? undefined : true}
        onClick={reload}
      >
        {t('errors.critical.reload')}
      </Button>
      {!counting && (
        <Button variant="danger-word" onClick={reset}>
          {t(asksToReset ? 'errors.critical.resetSure' : 'errors.critical.reset')}
        </Button>
      )}
      {asksToReset && (
        <p role="alert" className="w-full text-chip text-text-2">
          {t('errors.critical.resetText')}
        </p>
      )}
    </>
  )
}

function FailureFrame(props: {
  title: string
  heading: 'h1' | 'h2'
  text: string
  failure: Failure
  children: ReactNode
}) {
  const { title, heading: Heading, text, failure, children } = props
  return (
    <div className="p-6">
      <div role="alert">
        <div className="flex items-start gap-2">
          <span className="flex h-5 w-4 shrink-0 items-center justify-center">
            <StatusSign status="failure" />
          </span>
          <Heading className="text-panel">{title}</Heading>
        </div>
        <div className="mt-1 max-w-100 text-text-2">
          <p>{text}</p>
          {failure.error.message !== '' && (
            <p className="text-chip break-words">{failure.error.message.slice(0, LONGEST_DETAIL)}</p>
          )}
          <ErrorId id={failure.id} />
        </div>
      </div>
      <div className="mt-4 flex flex-wrap gap-2">{children}</div>
    </div>
  )
}

/** Characters of an error's own words that are shown; the rest helps no one on a screen. */
const LONGEST_DETAIL = 300
