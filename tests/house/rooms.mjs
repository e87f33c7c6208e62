// Checks the rules of .dependency-cruiser.cjs, and that modules were seen at all: a cruise of nothing finds no fault.
import { cruise } from 'dependency-cruiser';
import rules from '../../.dependency-cruiser.cjs';

const { output, exitCode } = await cruise(['src', 'commands'], {
  ...rules.options,
  ruleSet: { forbidden: rules.forbidden },
  validate: true,
  outputType: 'err-long',
});
console.log(output);
const modules = Number(/\((\d+) modules/.exec(String(output))?.[1] ?? /(\d+) modules/.exec(String(output))?.[1] ?? 0);
if (modules < 50) {
  console.error(`Only ${modules} modules were seen: the dependency rules were not checked.`);
  process.exit(1);
}
process.exit(exitCode);
