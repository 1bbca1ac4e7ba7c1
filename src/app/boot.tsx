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
    router.history.destroy()
    runtime.end()
  }
}
