import './ui/tokens.css'
import '#src/workspace/shell/shell.css'
import '#src/workspace/shell/print-screen.css'
import { boot } from './app/boot.tsx'
import { readConfig } from './app/config.ts'

async function start(): Promise<void> {
  const element = document.getElementById('root')
  if (element === null) throw new Error('The page has no element "root"')
  if (__MOCK_BACKEND__) {
    const { startBrowserBackend } = await import('#mock-server/hosts/browser.ts')
    await startBrowserBackend()
  }
  await boot(element, {
    config: readConfig(),
    fetch: (input, init) => fetch(input, init),
    socket: (url) => new WebSocket(url),
  })
}

void start()
