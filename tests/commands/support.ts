import { QueryClient } from '@tanstack/react-query'
import type { Command, CommandContext, CommandServices } from '#src/commands/gate/command.ts'
import type { ListHandle } from '#src/commands/gate/screen-handles.ts'
import type { MessageValues, Translate } from '#src/i18n/keys.ts'
import { createSessionValues } from '#src/workspace/session/session-values.tsx'
import { de } from '#tests/support/words.ts'

/** The German words without i18next: placeholders, plural endings and contexts, nothing else. */
export const t: Translate = (key, values: MessageValues = {}) => {
  const words: Readonly<Record<string, string>> = de
  const plural = `${key}_${values['count'] === 1 ? 'one' : 'other'}`
  const text = words[`${key}_${values['context']}`] ?? words[key] ?? words[plural] ?? key
  return text.replace(/\{\{(\w+)\}\}/g, (_match, name: string) => String(values[name] ?? '–'))
}

/** Services that write down what they are asked to do. */
export function recordingServices(log: string[], extra: Partial<CommandServices> = {}): CommandServices {
  return {
    call: () => Promise.reject(new Error('no server in this test')),
    queryClient: new QueryClient(),
    navigate: (to) => void log.push(`navigate ${to}`),
    openPanel: (panel, how) => void log.push(`openPanel ${panel.kind}:${panel.id ?? ''} ${how ?? 'replace'}`),
    closePanel: () => void log.push('closePanel'),
    notify: (toast) => void log.push(`${toast.type}: ${toast.message}${toast.detail ? ` | ${toast.detail}` : ''}`),
    ask: () => Promise.resolve(undefined),
    confirm: () => Promise.resolve(false),
    announce: (text) => void log.push(`announce ${text}`),
    undo: () => Promise.resolve(void log.push('undo')),
    redo: () => Promise.resolve(void log.push('redo')),
    remember: (entry) => void log.push(`remember ${entry.step}`),
    copy: (text) => Promise.resolve(void log.push(`copy ${text}`)),
    ui: {
      openPalette: (page) => void log.push(`openPalette ${JSON.stringify(page ?? null)}`),
      openCheatSheet: () => void log.push('openCheatSheet'),
      openUndoHistory: () => void log.push('openUndoHistory'),
      openKeymapSettings: () => void log.push('openKeymapSettings'),
      toggleNav: () => void log.push('toggleNav'),
      notices: {
        unread: () => 0,
        count: () => 0,
        subscribe: () => () => undefined,
        markAllRead: () => void log.push('markAllRead'),
        clear: () => void log.push('clearMessages'),
      },
      logout: () => void log.push('logout'),
      isDisconnected: () => false,
      reconnect: () => void log.push('reconnect'),
    },
    panels: {
      focusNeighbour: (by) => void log.push(`panel ${by}`),
      focus: (number) => void log.push(`panel #${number}`),
      toggleZoom: () => void log.push('zoom'),
      link: () => 'https://dispo.example/orders?panels=order:NK-2026-004711',
    },
    sessionValue: createSessionValues().of,
    t,
    ...extra,
  }
}

/** A list that writes down what it is asked to do; `layers` is how often Esc finds something to drop. */
export function recordingList(log: string[], layers = 0): ListHandle {
  let left = layers
  return {
    move: (by) => void log.push(`move ${by}`),
    first: () => void log.push('first'),
    last: () => void log.push('last'),
    page: (by) => void log.push(`page ${by}`),
    toggle: () => void log.push('toggle'),
    extend: (by) => void log.push(`extend ${by}`),
    selectAll: () => void log.push('selectAll'),
    clear: () => {
      log.push('clear')
      return left-- > 0
    },
    open: (how) => void log.push(`open ${how ?? 'replace'}`),
    peek: () => void log.push('peek'),
    focusFilter: () => void log.push('focusFilter'),
    clearFilters: () => void log.push('clearFilters'),
    sort: { fields: [{ id: 'name', title: 'Name' }], by: (id) => void log.push(`sort ${id}`) },
    openColumns: async () => void log.push('openColumns'),
    exportCsv: async () => void log.push('exportCsv'),
    print: async () => void log.push('print'),
  }
}

/** A dispatcher at the order list, online, with the focus on nothing; change what the test is about. */
export function context(changes: Partial<CommandContext> = {}, log: string[] = []): CommandContext {
  return {
    session: { userId: 'usr-1', role: 'dispatcher', tenantId: 'nordkurs', demo: true },
    place: { path: '/orders', screen: 'orders', scopes: new Set(['everywhere', 'list', 'orders']) },
    selection: [],
    online: true,
    can: { undo: false, redo: false },
    services: recordingServices(log),
    ...changes,
  }
}

/** A small command; change what the test is about. */
export function command(changes: Partial<Command> & { id: string }): Command {
  return { title: 'commands.form.save', group: 'general', scope: 'everywhere', run: () => undefined, ...changes }
}
