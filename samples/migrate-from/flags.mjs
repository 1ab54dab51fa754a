// Usage: node flags.mjs EXPORT PLANS PRICING
import {identifier, read, run, writePricing} from './pricing.mjs';

/** Ends the conversion of a flag, which stays in the flag tool. */
class Stays extends Error {}
const stay = (reason) => {
  throw new Stays(reason);
};

run((exported, plansFile, pricing) => {
  const {attribute, environment, currency, plans = {}, segments = {}} = JSON.parse(read(plansFile));
  const names = Object.keys(plans);
  if (!attribute || !environment || names.length === 0) {
    throw new Error(`${plansFile}: expected "attribute", "environment" and "plans"`);
  }
  const known = (values) => {
    const other = values.find((value) => !names.includes(value));
    return other === undefined ? values : stay(`it contains the plan ${other}, which ${plansFile} does not contain`);
  };
  const missing = (name) => stay(`it uses the segment ${name}, which ${plansFile} does not contain`);
  const segment = (name) => known(segments[name] ?? missing(name));
  const other = (condition) => stay(`it has the condition "${condition}", which is not a list of plans`);

  /** Returns a function from a plan to the value of the flag. */
  function launchDarkly({archived, kind, variations, environments}) {
    const target = environments?.[environment];
    const values = variations.map(({value}) => value);
    if (archived || !target) {
      stay(archived ? 'it is archived' : `it has no environment ${environment}`);
    }
    if (!target.on) {
      stay(`it is off in ${environment}`);
    }
    const {rules, targets = [], contextTargets = [], prerequisites = [], fallthrough} = target;
    if (!rules) {
      throw new Error(`${exported} contains no rules. Request the flags with env=${environment} and summary=0`);
    }
    if (kind !== 'boolean' && !values.every((value) => typeof value === 'number' && value >= 0)) {
      stay('its variations are neither booleans nor limits');
    }
    if (prerequisites.length > 0) {
      stay(`it requires the flag ${prerequisites[0].key}`);
    }
    if ([...targets, ...contextTargets].some((individual) => individual.values.length > 0)) {
      stay('it has individual targets');
    }
    if ([...rules, fallthrough].some(({variation}) => variation === undefined)) {
      stay('it has a percentage rollout');
    }
    const clauses = new Map();
    for (const clause of rules.flatMap((rule) => rule.clauses)) {
      const {op, values: listed, negate} = clause;
      if (op !== 'segmentMatch' && (op !== 'in' || clause.attribute !== attribute)) {
        other(`${clause.attribute} ${op}`);
      }
      const matching = op === 'in' ? known(listed) : listed.flatMap(segment);
      clauses.set(clause, names.filter((plan) => matching.includes(plan) !== negate));
    }
    const matches = (rule, plan) => rule.clauses.every((clause) => clauses.get(clause).includes(plan));
    return (plan) => values[(rules.find((rule) => matches(rule, plan)) ?? fallthrough).variation];
  }

  /** The same for a flag of Unleash, with the lists of the export that contain it. */
  function unleash({name, archived}, lists) {
    const {featureStrategies, featureEnvironments = [], segments: all = [], dependencies = []} = lists;
    const target = featureEnvironments.find((entry) => entry.featureName === name && entry.environment === environment);
    if (archived || !target) {
      stay(archived ? 'it is archived' : `it has no environment ${environment}`);
    }
    if (!target.enabled) {
      stay(`it is off in ${environment}`);
    }
    const parents = dependencies.filter(({feature}) => feature === name).flatMap((entry) => entry.dependencies);
    if (parents.length > 0) {
      stay(`it requires the flag ${parents[0].feature}`);
    }
    const strategies = featureStrategies.filter(({featureName, disabled}) => featureName === name && !disabled);
    if ([target, ...strategies].some(({variants = []}) => variants.length > 0)) {
      stay('it has variants');
    }
    const granted = strategies.flatMap(({name: type, parameters, constraints = [], segments: ids = []}) => {
      if (type === 'userWithId') {
        stay('it has individual targets');
      }
      if (type !== 'default' && type !== 'flexibleRollout') {
        stay(`it has the strategy ${type}`);
      }
      if (type === 'flexibleRollout' && Number(parameters.rollout) !== 100) {
        stay('it has a percentage rollout');
      }
      const conditions = constraints.map(({contextName, operator, values, inverted = false}) => {
        if (contextName !== attribute || !['IN', 'NOT_IN'].includes(operator)) {
          other(`${contextName} ${operator}`);
        }
        const negate = inverted !== (operator === 'NOT_IN');
        return names.filter((plan) => known(values).includes(plan) !== negate);
      });
      conditions.push(...ids.map((id) => segment(all.find((entry) => entry.id === id)?.name ?? id)));
      return names.filter((plan) => conditions.every((condition) => condition.includes(plan)));
    });
    return (plan) => granted.includes(plan);
  }

  const report = [];
  const content = JSON.parse(read(exported));
  const flags = content.items ?? content.features ?? [];
  if (flags.length === 0) {
    throw new Error(`${exported} contains no flags`);
  }
  if (content._links?.next) {
    throw new Error(`${exported}: "_links" contains "next". Append the next page to "items", and delete "_links"`);
  }
  const features = flags.flatMap((flag) => {
    const key = flag.key ?? flag.name;
    try {
      const decide = content.items ? launchDarkly(flag) : unleash(flag, content);
      const values = Object.fromEntries(names.map((plan) => [plan, decide(plan)]));
      if (new Set(Object.values(values)).size === 1) {
        stay('it is the same for all plans');
      }
      const isLimit = typeof values[names[0]] === 'number';
      const counted = key.replace(/^(max|MAX)[-_.]|^max(?=[A-Z])/, '');
      const name = isLimit ? identifier(counted.replace(/^[A-Z](?=[a-z])/, (it) => it.toLowerCase())) : key;
      if (isLimit) {
        report.push(`LIMIT ${key}: usage limit of the feature ${name}`);
      }
      return [{name, description: flag.description, values}];
    } catch (error) {
      if (!(error instanceof Stays)) {
        throw error;
      }
      report.push(`NOT CONVERTED ${key}: ${error.message}.`);
      return [];
    }
  });
  writePricing(pricing, {currency, plans, features}, report);
});
