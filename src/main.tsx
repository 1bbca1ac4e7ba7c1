import './ui/tokens.css'
import './workspace/shell.css'
import { boot } from './app/boot.tsx'
import { readConfig } from './app/config.ts'

async function start(): Promise<void> {
  const element = document.getElementById('root')
  if (element === null) throw new Error('The page has no element "root"')
  if (__MOCK_BACKEND__) {
    const { startBrowserBackend } = await import('#mock-server/hosts/browser.ts')
    const wanted = new URLSearchParams(location.search)
    await startBrowserBackend({ seed: numberOf(wanted.get('seed')), scale: numberOf(wanted.get('scale')) })
  }
  await boot(element, {
    config: readConfig(),
    fetch: (input, init) => fetch(input, init),
    socket: (url) => new WebSocket(url),
  })
}

function numberOf(text: string | null): number | undefined {
  return text !== null && /^\d{1,6}(\.\d{1,3})?$/.test(text) ? Number(text) : undefined
}

void start()
