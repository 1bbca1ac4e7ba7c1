import type { Command } from '#src/commands/gate/command.ts'

/** The screens of the account that stand in no navigation. */
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
    title: 'session.tenantSwitch',
    group: 'goto',
    scope: 'everywhere',
    icon: 'goto',
    run: ({ services }) => services.navigate('/tenant/switch'),
  },
]
