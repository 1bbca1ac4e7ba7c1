import * as z from 'zod/mini'
import { jsonSlot, slot, textSlot } from './slot.ts'

/**
 * Everything the product keeps in local and session storage. What is `unknown` here is read by the one who keeps it, entry
 * by entry, so that one broken entry does not cost the others. Source: specification 9, formatting and storage
 */
export const slots = {
  authToken: textSlot('auth_token', 20_000),
  // What no header can carry is no tenant: every call would miss its own, the one to sign in too.
  tenant: textSlot('tenant', 100, /^[\w.-]+$/),
  /** The persisted authentication state: who was signed in, and whether the person signed out by themselves. */
  authState: slot('auth-state', z.record(z.string(), z.unknown()), {}),
  recentOrders: slot('recent-orders', z.array(z.string().check(z.maxLength(100))).check(z.maxLength(50)), []),
  lastOrder: slot('last-order', z.optional(z.string().check(z.maxLength(100))), undefined),
  /** Orders that were opened and are gone, with how many of the recent ones were opened before them: they may come back. */
  forgottenOrders: slot(
    'forgotten-orders',
    z.array(z.object({ id: z.string().check(z.maxLength(100)), older: z.number() })).check(z.maxLength(50)),
    [],
  ),
  recentOffers: slot('recent-offers', z.array(z.string().check(z.maxLength(100))).check(z.maxLength(50)), []),
  undo: slot<unknown>('undo', z.unknown(), undefined),
  draft: slot<unknown>('draft', z.unknown(), undefined),
  views: slot<unknown>('views', z.unknown(), undefined),
  /** How close the rows of lists stand; unset: as the feature flag says. */
  density: slot('density', z.optional(z.enum(['compact', 'normal', 'comfortable'])), undefined),
  /** What a person chose or did, of no weight: keys of commands, commands and searches used last, messages shown. */
  keymap: jsonSlot<unknown>('keymap', z.unknown(), undefined),
  recentCommands: jsonSlot<unknown>('recentCommands', z.unknown(), undefined),
  recentSearches: jsonSlot<unknown>('recentSearches', z.unknown(), undefined),
  /** Lines of the Dispo that were typed last, with what became of them. */
  typedLines: jsonSlot<unknown>('typedLines', z.unknown(), undefined),
  notifications: jsonSlot<unknown>('notifications', z.unknown(), undefined),
  /** What a person wants to be reminded of, and when. */
  reminders: jsonSlot<unknown>('reminders', z.unknown(), undefined),
  /** Of this computer, no matter who works at it. */
  featureFlags: jsonSlot<unknown>('feature-flags', z.unknown(), undefined),
  /** Widths in px by kind of panel. */
  panelSizes: jsonSlot('panel-sizes', z.record(z.string(), z.unknown()), {}),
  theme: textSlot('theme', 20),
  autoClose: textSlot('auto-close', 20),
  goOn: textSlot('go-on', 20),
  language: textSlot('language', 20),
  /** The panel the keyboard is in, and the field of it that had it last; kept by the tab. */
  place: slot('place', z.optional(z.object({ panel: z.string(), field: z.optional(z.string()) })), undefined),
  /** The form that stands open, by the command that opened it and what for; kept by the tab. */
  openForm: slot(
    'open-form',
    z.optional(
      z.object({
        name: z.string(),
        command: z.string(),
        choice: z.optional(z.string()),
        record: z.optional(z.object({ kind: z.string(), id: z.string() })),
      }),
    ),
    undefined,
  ),
  /** When the page reloaded by itself after it had broken, milliseconds since 1970; kept by the tab. */
  criticalReloads: jsonSlot('critical-reloads', z.array(z.number()), []),
}
