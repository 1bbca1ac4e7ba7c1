/** Faults in the rules of planning. What such an entry says stands in run.mjs. */
export const planning = [
  {
    file: 'src/domain/planning/checks/figures.ts',
    find: 'timeline.km * kmRate(resource, board)',
    replace: 'timeline.km / kmRate(resource, board)',
    killedBy: 'tests/domain/planning-verdicts.test.ts',
    test: 'a tour of its own: its way, the empty one to it and part of the way home',
  },
  {
    file: 'src/domain/planning/driving/driving.ts',
    find: 'RULES.longShift : RULES.shift',
    replace: 'RULES.shift : RULES.shift',
    killedBy: 'tests/domain/planning-driving.test.ts',
    test: 'the daily rest is due after 13 hours for eleven of them',
  },
  {
    file: 'src/domain/planning/facts/bans.ts',
    find: 'Math.min(on.to, ban.to)',
    replace: 'on.to',
    killedBy: 'tests/domain/planning-facts.test.ts',
    test: 'are broken by the minutes that are driven in them',
  },
  {
    file: 'src/domain/planning/search/removal.ts',
    find: 'random() ** 6',
    replace: 'random() ** 2',
    killedBy: 'tests/domain/planning-models.test.ts',
    test: 'what is taken out is what was asked for',
  },
]
