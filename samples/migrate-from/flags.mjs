import {identifier, isAmount, isObject, readJson, run, writePricing} from './pricing.mjs';

/** Ends the conversion of a flag, which stays in the flag tool. */
class Stays extends Error {}
const stay = (reason) => {
  throw new Stays(reason);
};

run('flags.mjs EXPORT PLANS PRICING', (report, exported, plansFile, pricing) => {
  const {attribute, environment, currency, plans = {}, segments = {}, ...unknown} = readJson(plansFile);
  if (!isObject(plans) || !isObject(segments) || !Object.values(segments).every(Array.isArray)) {
    throw new Error(`${plansFile}: expected a price for each of "plans", and a list of plans for each of "segments"`);
  }
  const names = Object.keys(plans);
  if (!attribute || !environment || !currency || names.length === 0 || Object.keys(unknown).length > 0) {
    throw new Error(`${plansFile}: expected "attribute", "environment", "currency", "plans" and, if needed, "segments"`);
  }
  const known = (values) => {
    const other = values.find((value) => !names.includes(value));
    return other === undefined ? values : stay(`it contains the plan ${other}, which ${plansFile} does not contain`);
  };
  const missing = (name) => stay(`it uses the segment ${name}, which ${plansFile} does not contain`);
  const segment = (name) => known(segments[name] ?? missing(name));
  const other = (condition) => stay(`it has the condition "${condition}", which is not a list of plans`);

  /** Returns a function from a plan to the value of the flag. */
  function launchDarkly({archived, variations, environments}) {
    const target = environments?.[environment];
    const values = variations.map(({value}) => value);
    if (archived || !target) {
      stay(archived ? 'it is archived' : `it has no environment ${environment}`);
    }
    if (!target.on) {
      stay(`it is off in ${environment}`);
    }
    const {rules: all, targets = [], contextTargets = [], prerequisites = [], fallthrough} = target;
    if (!all) {
      throw new Error(`${exported} contains no rules. Request the flags with env=${environment} and summary=0`);
    }
    const rules = all.filter(({disabled}) => !disabled);
    if (!values.every((value) => typeof value === 'boolean') && !values.every(isAmount)) {
      stay('its variations are neither booleans nor limits');
    }
    if (prerequisites.length > 0) {
      stay(`it requires the flag ${prerequisites[0].key}`);
    }
    if ([...targets, ...contextTargets].some((individual) => individual.values.length > 0)) {
      stay('it has individual targets');
    }
    const served = [...rules, fallthrough];
    if (served.some(({variation}) => (variation ?? undefined) === undefined)) {
      stay('it has a percentage rollout');
    }
    if (served.some(({variation}) => values[variation] === undefined)) {
      stay('it serves a variation that it does not have');
    }
    const clauses = new Map();
    for (const clause of rules.flatMap((rule) => rule.clauses)) {
      const {op, values: listed, negate = false} = clause;
      if (op !== 'segmentMatch' && (op !== 'in' || clause.attribute !== attribute)) {
        other(`${clause.attribute} ${op}`);
      }
      const matching = op === 'in' ? known(listed) : listed.flatMap(segment);
      clauses.set(clause, names.filter((plan) => matching.includes(plan) !== negate));
    }
    const matches = (rule, plan) => rule.clauses.every((clause) => clauses.get(clause).includes(plan));
    return (plan) => values[(rules.find((rule) => matches(rule, plan)) ?? fallthrough).variation];
  }

  /** The same for a flag of Unleash, with the export's lists. */
  function unleash({name, archived, variants: own}, lists) {
    const {featureStrategies, featureEnvironments = [], segments: all = [], dependencies = []} = lists;
    // Until Unleash 5, an export contained all environments, and segments in a
    // list of their own.
    const {featureStrategySegments = []} = lists;
    if (!featureStrategies) {
      throw new Error(`${exported} contains no "featureStrategies". Export the flags with Unleash 4.22 or later`);
    }
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
    const strategies = featureStrategies.filter(
      (it) => it.featureName === name && !it.disabled && (it.environment ?? environment) === environment,
    );
    if ([{variants: own}, target, ...strategies].some(({variants}) => variants?.length > 0)) {
      stay('it has variants');
    }
    const granted = strategies.flatMap((strategy) => {
      const {id: key, strategyName, name: type = strategyName, parameters, constraints = []} = strategy;
      const pairs = featureStrategySegments.filter((pair) => pair.featureStrategyId === key);
      const ids = [...(strategy.segments ?? []), ...pairs.map(({segmentId}) => segmentId)];
      if (type === 'userWithId') {
        stay('it has individual targets');
      }
      if (type !== 'default' && type !== 'flexibleRollout') {
        stay(`it has the strategy ${type}`);
      }
      if (type === 'flexibleRollout' && Number(parameters?.rollout) !== 100) {
        stay('it has a percentage rollout');
      }
      const conditions = constraints.map(({contextName, operator, values, inverted}) => {
        if (contextName !== attribute || !['IN', 'NOT_IN'].includes(operator)) {
          other(`${contextName} ${operator}`);
        }
        const negate = Boolean(inverted) !== (operator === 'NOT_IN');
        return names.filter((plan) => known(values).includes(plan) !== negate);
      });
      conditions.push(...ids.map((id) => segment(all.find((entry) => entry.id === id)?.name ?? id)));
      return names.filter((plan) => conditions.every((condition) => condition.includes(plan)));
    });
    return (plan) => granted.includes(plan);
  }

  const content = readJson(exported);
  const flags = content.items ?? content.features;
  if (!Array.isArray(flags) || flags.length === 0) {
    throw new Error(`${exported} contains no flags`);
  }
  const unnamed = flags.findIndex((flag) => !(flag?.key ?? flag?.name));
  if (unnamed !== -1) {
    throw new Error(`${exported}: expected "key" or "name" in entry ${unnamed + 1} of the flags`);
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
      // Exports of other versions can lack a list or an object.
      if (!(error instanceof Stays || error instanceof TypeError)) {
        throw error;
      }
      const reason = error instanceof Stays ? error.message : `its format is unknown (${error.message})`;
      report.push(`NOT CONVERTED ${key}: ${reason}.`);
      return [];
    }
  });
  writePricing(pricing, {currency, plans, features}, report);
});
