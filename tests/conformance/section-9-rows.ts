import type { Proof } from './proofs.ts'

const CALLS = 'section-9-calls.test.ts'
const CACHE = 'section-9-cache.test.ts'
const RULES = 'section-9-rules.test.ts'
const SHELL = 'shell.browser.test.tsx'
const PAGES = 'section-7-pages.test.ts'
const WIZARD = 'section-7-wizard.test.ts'

/** Every constant of section 9, in its order, and the behaviour that proves it. */
export const constants: readonly Proof[] = [
  ['API timeout is 30000 ms', CALLS, 'a call is given up and aborted after 30 000 ms'],
  ['The access token is refreshed within 5 minutes of its end', CALLS, 'is refreshed when it expires within 5 minutes'],
  ['and not before', CALLS, 'is left alone while it lives longer than 5 minutes'],
  [
    'The token storage key is auth_token',
    SHELL,
    'the token lies under auth_token, the authentication state under a key of its own, the tenant beside them',
  ],
  [
    'The health probe has 800 ms against local ports 3001, then 3010',
    CALLS,
    'local port 3001 has 800 ms to answer the health probe, then 3010',
  ],

  [
    'Default VAT rate is 19, default currency EUR',
    RULES,
    'an order without VAT rate and currency has 19 % and EUR, as the server makes it and as the client reads it',
  ],
  [
    'Event page size is 50, first page 1; order history limit is 50',
    RULES,
    'events are asked for 50 to a page from page 1, a history has 50 orders',
  ],
  ['Order cache lifetime is 30 s', 'section-8-orders.test.ts', 'is fresh for 30 seconds, also what a list has brought'],
  [
    'Maximum cache size is 5',
    'section-8-orders.test.ts',
    'keeps at most five orders: with the sixth the one unused the longest goes',
  ],

  ['Stale time is 5 min', CACHE, 'is stale after 5 minutes'],
  ['Data is retained 15 min', CACHE, 'is retained for 15 minutes'],
  ['No refetch on window focus', CACHE, 'is not fetched again when the window gets the focus, however old it is'],
  ['Refetch on mount and on reconnect', CACHE, 'is fetched again on mount and on reconnect, when it is stale'],
  ['At most 2 retries, backoff 1 s doubling', CACHE, 'is asked for at most twice more, after 1 s and after 2 s'],
  ['up to 30 s', CACHE, 'waits at most 30 s before it is asked for again'],
  ['No retry on 4xx errors', CACHE, 'with %i is not asked for again'],
  ['Mutations are not retried', CACHE, 'is not sent again when it was a change'],

  ['Fewer than 5 vehicles, more than 20 transports, a rate below 90', RULES, '%j raises %s'],
  ['and exactly those figures are quiet', RULES, '5 vehicles, 20 transports and 90 % are quiet'],

  ['Navigation data refreshes every 30 s', SHELL, 'navigation, figures and system status are asked for every 30 s'],
  ['Live connection status is polled every 1 s', CALLS, 'has its status looked at every second'],
  ['Reconnect delay is 1.5 s', CALLS, 'is made again 1.5 s after it was closed'],
  ['also in the app', SHELL, 'a closed live connection is opened again after 1.5 s'],
  ['API-init timeout is 1.8 s', CALLS, 'the start waits 1.8 s for the API base, and no longer than it needs'],
  [
    'Search debounce is 300 ms, minimum 3 characters, limit 50',
    SHELL,
    'starts with more than 2 characters, 300 ms after the last key, and asks for 50',
  ],
  ['10 recent searches', RULES, 'ten recent searches are kept, of at least 2 characters, none twice'],
  ['also in the app', SHELL, 'remembers ten searches, Köln and koeln once'],
  [
    'Critical error reload takes 3 s',
    '../app/account-error-screens.test.tsx',
    'counts down 3 seconds in words, then reloads once',
  ],
  ['Critical data is preloaded at start', SHELL, 'critical data is asked for at the start'],
  [
    'Pages are preloaded after 2 s',
    '../app/load-ahead.test.tsx',
    'code is fetched ahead 2 s after the screen stands, once and not a moment earlier',
  ],
  ['Success, info and toasts 4000 ms, warning 6000 ms', RULES, 'of kind %s goes after %i ms'],
  ['Error 0 (persistent)', RULES, 'of kind error never goes by itself'],

  ['Transport list page size is 10, createdAt descending', PAGES, 'Transports come 10 to a page, newest first'],
  [
    'After loading all orders, pagination limit is 50',
    '../app/transports.test.tsx',
    'stands in the navigation and behind g t, 50 at a time, what is disturbed or late first',
  ],
  ['Documents page size is 20, uploadedAt descending', PAGES, 'Documents come 20 to a page, newest upload first'],
  [
    'Upload limit is 50 MB',
    '../mock-server/documents.test.ts',
    '%s is refused in the words of the specification, and leaves nothing',
  ],

  [
    'At most 5 matches, auto-select threshold 85, search radius 50',
    WIZARD,
    'At most 5 carriers, best first, with the threshold 85 and the radius 50',
  ],

  [
    'Smart matching returns at most 5 results, with an auto-select threshold of 85',
    '../mock-server/matching.test.ts',
    'for carriers of an offer answers at most 5, chosen from 85',
  ],
  [
    'Vehicle sort keys are distance, cost, efficiency and capacity',
    '../mock-server/matching.test.ts',
    'for vehicles is sorted by %s, within 50 km unless said otherwise',
  ],

  [
    'Automation savings count 15 per order',
    'section-7-enhanced.test.ts',
    'totals are summed, and each order read by OCR saves 15',
  ],

  [
    'The combined transports response uses page 1, limit 20',
    RULES,
    'the combined transports answer page 1 with 20, OCR orders among them, to whoever asks for nothing else',
  ],
  ['Currency is EUR with de-DE formatting', RULES, 'amounts are euros in the German way'],
  ['The workflow has 6 steps', 'section-4-states.test.ts', '%s is step %s of 6, %s %%, %s'],
  ['Supported languages, the choice is kept', SHELL, 'offers ten languages and keeps the choice'],
  ['German is default and fallback', '../api/language.test.ts', 'a word that a language lacks is German'],
  [
    'Local storage holds recent searches, recent orders and the last visited order',
    SHELL,
    'keeps what was opened last: recent orders, the last visited order and recent searches',
  ],
  [
    'Feature flags: pod badge off, compact finance row on, compact UI off, websockets on',
    SHELL,
    'the flags are pod badge off, compact finance row on, compact UI off, websockets on',
  ],
  [
    'The pending-POD badge is 10 % of deliveredToday, if its flag is on',
    RULES,
    'the pending-POD badge is 10 % of deliveredToday and shown only if its flag is on',
  ],
]
