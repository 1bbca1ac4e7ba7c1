/** The password of every account of the demonstration, known to everybody. Source: decision B7 */
export const DEMO_PASSWORD = 'Frachtbrief-2026'

/** What is kept in place of a password by an account whose password is that of the demonstration. */
export const DEMO_HASH = 'demo'

interface AccountSecret {
  password: string
  isDemo?: boolean | undefined
}

/** Whether an account belongs to the demonstration: only a server that is one lets it in. */
export const isDemoAccount = ({ password, isDemo }: AccountSecret): boolean => isDemo === true || password === DEMO_HASH
