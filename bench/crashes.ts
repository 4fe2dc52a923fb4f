import { runCrashLoad } from '../tests/support/relay/crashLoad.ts'

/** `npm run bench`: 2,000 requests, a fifth of the deliveries failing, the server killed five times. */
console.log(JSON.stringify(await runCrashLoad({ count: 2000, killAt: [300, 700, 1100, 1500, 1900] })))
