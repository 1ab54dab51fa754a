/** Links to the page: the fragment of the URL has the choices, and never the pricing. */
import {CHOICES, DEFAULT_CHOICES, type Choices} from './model';
import {packageProblem} from './names';

/** The fragment for some choices, such as `#login=own-jwt&build=gradle`. Empty for the defaults. */
export function fragmentOf(choices: Choices): string {
  const changed = Object.entries(choices).filter(
    ([key, value]) => DEFAULT_CHOICES[key as keyof Choices] !== value,
  );
  return changed.length === 0 ? '' : `#${new URLSearchParams(changed).toString()}`;
}

/** The choices of a fragment, which anyone can write. Unknown values are the defaults. */
export function choicesOf(fragment: string): Choices {
  const given = new URLSearchParams(fragment.slice(1));
  const known = Object.entries(CHOICES).flatMap(([key, values]) => {
    const value = given.get(key);
    return (values as readonly (string | null)[]).includes(value) ? [[key, value]] : [];
  });
  const basePackage = given.get('basePackage') ?? '';
  return {
    ...DEFAULT_CHOICES,
    ...Object.fromEntries(known),
    ...(packageProblem(basePackage) === undefined && {basePackage}),
  };
}
