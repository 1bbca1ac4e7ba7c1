import { createRoute } from '@tanstack/react-router'
import { lazyScreen } from '#src/workspace/loading/lazy-screen.ts'
import { rootRoute } from '#src/workspace/shell/shell-route.tsx'

/** Where a carrier answers an order that was sent to him: outside of the frame, for anyone who has the link. */
export const answerRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/answer/$token',
  staticData: { screen: 'answer' },
  component: lazyScreen(() => import('./answer-screen.tsx'), 'AnswerScreen'),
})
