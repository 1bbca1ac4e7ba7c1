import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useState, useSyncExternalStore } from 'react'
import { ApiError } from '#src/api/api-error.ts'
import { FocusScopesProvider, createFocusScopes } from '#src/commands/gate/focus-scopes.tsx'
import { CommandsProvider } from '#src/commands/gate/commands-provider.tsx'
import { defineCommands } from '#src/commands/gate/registry.ts'
import { createOverlays } from '#src/commands/gate/overlays/overlays.ts'
import type { TextKey } from '#src/i18n/keys.ts'
import { errorAt, warningAt } from '#src/domain/refusals/field-issue.ts'
import type { EditableFields, EditableRecord, Field, FieldEndpoint, FieldRequest } from '#src/records/fields/field.ts'
import { moneyKind, numberKind, textKind, type FieldKind } from '#src/records/fields/kinds/kinds.ts'
import { FieldLines, FieldsOf } from '#src/records/fields/lines/lines.tsx'
import { createPanelFocus, MAIN_PANEL, PanelFocusProvider } from '#src/workspace/panels/panel-focus.tsx'
import { PanelPlaceProvider } from '#src/workspace/panels/panel-place.tsx'
import {
  createSessionValues,
  SessionValuesProvider,
  type SessionValues,
} from '#src/workspace/session/session-values.tsx'
import { SessionProvider } from '#src/workspace/session/session.tsx'
import { context, recordingServices } from '#tests/commands/support.ts'

/** A kind of record the product does not have: what the kit does it does for any. */
export type Crate = EditableRecord & { label: string; weight?: number; deposit?: number; currency: string }

const first: Crate = { id: 'crate-1', version: 1, label: 'Kiste', weight: 10, currency: 'CHF' }

/** A server with one crate, the calls it got, and what it answers next instead. */
export function createCrates({ label = textKind(20) }: { label?: FieldKind<Crate> } = {}) {
  let crate = first
  const listeners = new Set<() => void>()
  const sent: FieldRequest[] = []
  const noted: string[] = []
  const failures: Error[] = []
  const set = (changes: Partial<Crate>) => {
    crate = { ...crate, ...changes, version: crate.version + 1 }
  }
  const failing = (kind: 'http' | 'network', code?: string) =>
    new ApiError({ endpoint: 'orders.update', kind, message: 'Nicht erreichbar', code, body: { current: crate } })
  const change: FieldEndpoint<Crate> = (_call, request) => {
    sent.push(request)
    const failure = failures.shift()
    if (failure !== undefined) return Promise.reject(failure)
    if (request.ifMatch !== crate.version) return Promise.reject(failing('http', 'VERSION_CONFLICT'))
    set(request.body as Partial<Crate>)
    return Promise.resolve({ record: crate, warnings: [] })
  }
  let shown = crate
  const show = () => {
    shown = crate
    for (const listener of listeners) listener()
  }
  const line = (id: string, label: TextKey, kind: FieldKind<Crate>): Field<Crate> => {
    return { id, kind, label, name: label, props: [id], permission: 'edit', endpoint: change, commandId: 'crates.edit' }
  }
  const fields: EditableFields<Crate> = {
    kind: 'load',
    all: [
      line('label', 'orders.field.cargoDescription', label),
      line('weight', 'orders.field.weight', numberKind('kg')),
      {
        ...line(
          'deposit',
          'orders.customerPrice',
          moneyKind<Crate>(({ currency }) => currency),
        ),
        optional: true,
      },
    ],
    first: 'label',
    check({ weight = 0 }, props) {
      if (!props.includes('weight')) return []
      if (weight > 1000) return errorAt('weight', 'required')
      return weight > 500 ? warningAt('weight', 'required') : []
    },
    refusal: () => undefined,
    known: () => shown,
    put: show,
    currentOf: (error) => (error instanceof ApiError && error.code === 'VERSION_CONFLICT' ? crate : undefined),
    sendOwn: (_queryClient, _key, send) => send(),
    async change(_context, { title, send }) {
      await send()
      noted.push(title)
      show()
    },
  }
  return {
    fields,
    sent,
    noted,
    stored: () => crate,
    /** Somebody else changes it, and no screen knows of it yet. */
    behind: set,
    /** The next call gets no answer. */
    loseAnswer: () => failures.push(failing('network')),
    /** The next call is refused because of one field. */
    refuseNext(path: string, message: string) {
      const fieldErrors = [{ path, code: 'x', severity: 'error' as const, message }]
      const whole = { endpoint: 'orders.update', kind: 'http', status: 422, message: 'Validation failed' } as const
      failures.push(new ApiError({ ...whole, fieldErrors }))
    },
    shown: () => shown,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
export type Crates = ReturnType<typeof createCrates>

/** One app of one session around the fields of the crate. */
export function CrateApp(props: { crates: Crates; values?: SessionValues; tenantId?: string; isShown?: boolean }) {
  const { crates, tenantId = 'nordkurs', isShown = true } = props
  const [values] = useState(() => props.values ?? createSessionValues())
  const services = recordingServices([], { sessionValue: values.of })
  const session = { ...context({ services }).session, tenantId, name: 'Vera', email: 'vera@nordkurs.example' }
  const record = useSyncExternalStore(crates.subscribe, crates.shown)
  const place = {
    key: MAIN_PANEL,
    panel: undefined,
    titleId: 'title',
    active: true,
    isNew: false,
    close() {},
    wantWidth() {},
  }
  return (
    <section data-app={tenantId}>
      <SessionProvider session={session}>
        <SessionValuesProvider values={values}>
          <QueryClientProvider client={client}>
            <PanelFocusProvider focus={panelFocus}>
              <FocusScopesProvider parts={parts}>
                <CommandsProvider
                  registry={defineCommands([])}
                  source={{ current: () => context({ services }), subscribe: () => () => undefined }}
                  overlays={createOverlays(services.ui)}
                  storage={{ read: () => undefined, write: () => undefined }}
                >
                  <PanelPlaceProvider value={place}>
                    {isShown && (
                      <FieldsOf fields={crates.fields} record={record} folds>
                        <dl>
                          <FieldLines fields={crates.fields.all} />
                        </dl>
                      </FieldsOf>
                    )}
                  </PanelPlaceProvider>
                </CommandsProvider>
              </FocusScopesProvider>
            </PanelFocusProvider>
          </QueryClientProvider>
        </SessionValuesProvider>
      </SessionProvider>
    </section>
  )
}

const client = new QueryClient()
const panelFocus = createPanelFocus()
const parts = createFocusScopes()
