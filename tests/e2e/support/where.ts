/** Where a run has its builds and servers: found out once before all tests, read by each of its processes. */
interface RunLocations {
  /** Address of the app with the mock backend in the browser. */
  mock: string
  /** Folders of builds. */
  standalone: string
  server: string
  production: string
}

const NAME = 'E2E_WHERE'

export function tellWhere(where: RunLocations): void {
  process.env[NAME] = JSON.stringify(where)
}

export function where(): RunLocations {
  return JSON.parse(process.env[NAME] ?? '{}') as RunLocations
}
