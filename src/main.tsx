import './ui/tokens.css'
import '#src/workspace/shell/shell.css'
import '#src/workspace/shell/print-screen.css'
import type { Upload } from './api/request/send-request.ts'
import { uploadByXhr } from './api/request/upload-by-xhr.ts'
import { boot } from './app/boot.tsx'
import type { MockControl } from './contract/mock/control.ts'
import { readConfig } from './app/config.ts'

async function start(): Promise<void> {
  const element = document.getElementById('root')
  if (element === null) throw new Error('The page has no element "root"')
  let upload: Upload = uploadByXhr
  let mock: MockControl | undefined
  if (__MOCK_BACKEND__) {
    const { startBrowserBackend } = await import('#mock-server/hosts/browser.ts')
    ;({ upload, control: mock } = await startBrowserBackend())
  }
  await boot(element, {
    config: readConfig(),
    fetch: (input, init) => fetch(input, init),
    upload,
    ...(mock && { mock }),
    socket: (url) => new WebSocket(url),
  })
}

void start()
