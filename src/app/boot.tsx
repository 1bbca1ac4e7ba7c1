import { StrictMode, type ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { baseInTime, checkApiUrl } from '#src/api/base-url.ts'
import { setupLanguage } from '#src/i18n/setup.ts'
import { TextProvider } from '#src/i18n/text-provider.tsx'
import { ErrorBoundary } from '#src/workspace/error-boundary.tsx'
import { preloadSidePanels } from '#src/workspace/panels/panel-host.tsx'
import { language } from '#src/workspace/preferences.ts'
import { createRuntime, type HostEnvironment } from './actors.ts'
import { App } from './app.tsx'
import { CriticalErrorScreen } from './failures/error-screens.tsx'
import { loadFirstScreen } from './start/first-screen.ts'
import { createAppRouter } from './router.tsx'
import { StartScreen, StartupFailure } from './start/start-screen.tsx'

/**
 * Starts the app in an element: language, start-up check of the API URL, the API base (at most 1.8 s), then the screens.
 * Source: specification 2, 5 and 9. The returned function ends it.
 */
export async function boot(element: HTMLElement, outside: HostEnvironment): Promise<() => void> {
  const spoken = setupLanguage(language.get())
  const root: Root = createRoot(element)
  const draw = (screen: ReactNode) => root.render(<TextProvider>{screen}</TextProvider>)
  const wrong = checkApiUrl(outside.config.apiUrl)
  if (wrong !== undefined) {
    await spoken
    draw(<StartupFailure message={wrong} />)
    return () => root.unmount()
  }
  const letFilesIn = keepFilesOut()
  const runtime = createRuntime(outside)
  const router = createAppRouter({ session: undefined, call: runtime.call, queryClient: undefined })
  loadFirstScreen(router, location.pathname)
  if (new URLSearchParams(location.search).has('panels')) preloadSidePanels().catch(() => undefined)
  await spoken
  draw(<StartScreen />)
  await baseInTime(runtime.base)
  runtime.live.start()
  runtime.auth.start()
  draw(
    <StrictMode>
      <ErrorBoundary fallback={(failure) => <CriticalErrorScreen failure={failure} />}>
        <App runtime={runtime} router={router} />
      </ErrorBoundary>
    </StrictMode>,
  )
  return () => {
    root.unmount()
    letFilesIn()
    router.history.destroy()
    runtime.end()
  }
}

/** A file that no one takes is not shown by the browser in place of the product. The returned function ends it. */
function keepFilesOut(): () => void {
  const ends = new AbortController()
  const refuse = (event: DragEvent) => {
    if (event.defaultPrevented || event.dataTransfer?.types.includes('Files') !== true) return
    event.preventDefault()
    event.dataTransfer.dropEffect = 'none'
  }
  for (const type of ['dragover', 'drop'] as const) window.addEventListener(type, refuse, { signal: ends.signal })
  return () => ends.abort()
}
