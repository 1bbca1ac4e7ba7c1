import type { Command } from '#src/commands/gate/command.ts'

/** What it takes is fetched when somebody begins. */
const own = () => import('./own/own-account.late.ts')

/** The screens of the account that stand in no navigation, and what people change of their own account. */
export const commands: readonly Command[] = [
  {
    id: 'goto.profile',
    title: 'session.profile',
    group: 'goto',
    scope: 'everywhere',
    icon: 'goto',
    run: ({ services }) => services.navigate('/profile'),
  },
  {
    id: 'goto.profile.stats',
    title: 'session.stats',
    group: 'goto',
    scope: 'everywhere',
    icon: 'goto',
    run: ({ services }) => services.navigate('/profile/stats'),
  },
  {
    id: 'goto.tenant.switch',
    calls: 'auth.switchTenant',
    title: 'session.tenantSwitch',
    group: 'goto',
    scope: 'everywhere',
    icon: 'goto',
    run: ({ services }) => services.navigate('/tenant/switch'),
  },
  {
    id: 'account.rename',
    calls: 'auth.changeProfile',
    title: 'session.own.rename.title',
    group: 'general',
    scope: 'everywhere',
    changesData: true,
    opensField: true,
    icon: 'edit',
    run: async (context) => (await own()).rename(context),
  },
  {
    id: 'account.changePassword',
    calls: 'auth.changePassword',
    title: 'session.own.password.title',
    group: 'general',
    scope: 'everywhere',
    changesData: true,
    opensField: true,
    icon: 'edit',
    run: async (context) => (await own()).changePassword(context),
  },
]
