import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import {
  createRootRouteWithContext,
  createRoute,
  createRouter,
  Outlet,
  redirect,
  RouterProvider,
  useLocation,
  useNavigate,
  useRouter,
} from '@tanstack/react-router'
import { createInstance } from 'i18next'
import { StrictMode, useEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { initReactI18next, useTranslation } from 'react-i18next'
import { Group, Panel, Separator } from 'react-resizable-panels'
import { useMachine } from '@xstate/react'
import { setup } from 'xstate'
import { orders } from './backend.ts'
import { firstPage, OrderList } from './order-list.tsx'
import { Palette } from './palette.tsx'
import { showRecord } from './show-record.ts'
import { texts } from './texts.ts'
import './lean.css'

/**
 * The lean page: the bench's tasks on the product's own libraries, with as little of our own as they need. It exists for
 * measuring only: what the product takes longer is the product's doing, not its libraries'.
 */
const client = new QueryClient({ defaultOptions: { queries: { staleTime: 30_000 } } })

const overlay = setup({ types: { events: {} as { type: 'open' } | { type: 'close' } } }).createMachine({
  initial: 'closed',
  states: { closed: { on: { open: 'opened' } }, opened: { on: { close: 'closed' } } },
})

function Shell() {
  const navigate = useNavigate()
  const { t } = useTranslation()
  const { history } = useRouter()
  const record = new URLSearchParams(useLocation().searchStr).get('record')
  const [state, send] = useMachine(overlay)
  useEffect(() => {
    let prefix = ''
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey && event.key === 'k') send({ type: 'open' })
      else if (event.target instanceof HTMLInputElement) return
      else if (prefix === 'g' && event.key === 'o') void navigate({ to: '/orders' })
      else if (prefix === 'g' && event.key === 'd') void navigate({ to: '/dispatcher' })
      else if (event.key === 'Escape') showRecord(history, undefined)
      prefix = event.key
      if (event.ctrlKey) event.preventDefault()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [history, navigate, send])
  return (
    <Group orientation="horizontal">
      <Panel id="main">
        <main>
          <Outlet />
        </main>
      </Panel>
      {record !== null && (
        <>
          <Separator />
          <Panel id="record" defaultSize="40%">
            <RecordPanel number={record} />
          </Panel>
        </>
      )}
      {state.value === 'opened' && (
        <Palette
          label={t('palette')}
          onClose={() => {
            send({ type: 'close' })
            document.querySelector<HTMLElement>('tr[tabindex="0"]')?.focus()
          }}
        />
      )}
    </Group>
  )
}

function RecordPanel({ number }: { number: string }) {
  const { t } = useTranslation()
  const order = orders.find((one) => one.number === number)
  return (
    <aside>
      <h2>{number}</h2>
      <dl>
        {Object.entries(order ?? {}).map(([field, value]) => (
          <div key={field}>
            <dt>{t(`field.${field}`)}</dt>
            <dd>{String(value)}</dd>
          </div>
        ))}
      </dl>
    </aside>
  )
}

const root = createRootRouteWithContext<{ client: QueryClient }>()({
  component: Shell,
})
const screen = (path: '/orders' | '/dispatcher', text: string) =>
  createRoute({
    getParentRoute: () => root,
    path,
    loader: ({ context }) => context.client.ensureQueryData(firstPage(text)),
    component: () => <OrderList key={path} title={path} text={text} />,
  })
const start = createRoute({
  getParentRoute: () => root,
  path: '/',
  beforeLoad: () => {
    // oxlint-disable-next-line typescript/only-throw-error -- the router's way
    throw redirect({ to: '/orders' })
  },
})

const router = createRouter({
  routeTree: root.addChildren([start, screen('/orders', ''), screen('/dispatcher', 'hamburg')]),
  context: { client },
})

const language = createInstance()
await language.use(initReactI18next).init({ lng: 'de', resources: { de: { translation: texts } } })

const element = document.getElementById('root')
if (element === null) throw new Error('The page has no element "root"')
createRoot(element).render(
  <StrictMode>
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  </StrictMode>,
)
