/** What is typed on the login screen; kept while the person goes between signing in and registering. */
export interface AccountForm {
  email: string
  password: string
  rememberMe: boolean
  firstName: string
  lastName: string
  companyName: string
}

export const emptyAccountForm: AccountForm = {
  email: '',
  password: '',
  rememberMe: false,
  firstName: '',
  lastName: '',
  companyName: '',
}

/** Fewest characters of a new password. Source: decision B4 */
export const SHORTEST_PASSWORD = 8

export type AccountField = Exclude<keyof AccountForm, 'rememberMe'>
export type AccountIssue = 'missing' | 'email' | 'passwordTooShort'

/** Fields of a form with what is wrong, in the order they stand on the screen. */
export type AccountIssues = ReadonlyMap<AccountField, AccountIssue>

const LOGIN_FIELDS: readonly AccountField[] = ['email', 'password']
const REGISTER_FIELDS: readonly AccountField[] = ['firstName', 'lastName', 'companyName', 'email', 'password']

/** What keeps the form from being sent. A login asks only that something is there: old accounts have old rules. */
export function accountIssues(form: AccountForm, intent: 'login' | 'register'): AccountIssues {
  const issues = new Map<AccountField, AccountIssue>()
  for (const field of intent === 'login' ? LOGIN_FIELDS : REGISTER_FIELDS) {
    const issue = issueOf(field, form[field], intent)
    if (issue !== undefined) issues.set(field, issue)
  }
  return issues
}

function issueOf(field: AccountField, text: string, intent: 'login' | 'register'): AccountIssue | undefined {
  if (field === 'password' ? text === '' : text.trim() === '') return 'missing'
  if (intent === 'login') return undefined
  if (field === 'email' && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text.trim())) return 'email'
  return field === 'password' && text.length < SHORTEST_PASSWORD ? 'passwordTooShort' : undefined
}
