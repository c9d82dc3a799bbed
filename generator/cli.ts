import { runCheck } from './run-check.ts'

const [command, ...args] = process.argv.slice(2)
const io = {
  out: (text: string) => process.stdout.write(text),
  err: (text: string) => process.stderr.write(text),
  env: process.env,
  isTerminal: process.stdout.isTTY === true,
}

if (command === 'check') process.exitCode = await runCheck(args, io)
else {
  io.err('Usage: check\n')
  process.exitCode = 2
}
