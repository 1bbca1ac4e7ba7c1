/** True in builds that carry the mock backend inside the browser. */
declare const __MOCK_BACKEND__: boolean
/** True in builds for demonstration: a built-in admin session and demo accounts (decision A2 of the product). */
declare const __DEMO_MODE__: boolean
