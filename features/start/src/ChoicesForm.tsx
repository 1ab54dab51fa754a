import type {ReactNode} from 'react';
import Heading from '@theme/Heading';
import {CHOICES, type Choices} from './model';
import styles from './start.module.css';

const GROUPS: Readonly<Record<keyof typeof CHOICES, string>> = {
  project: 'Project',
  login: 'Back end and login',
  build: 'Build tool',
  frontEnd: 'Front end',
};

const LABELS: Readonly<Record<string, string>> = {
  new: 'New application',
  existing: 'Into an existing one',
  session: 'Spring Boot, session',
  'own-jwt': 'Spring Boot, own JWT',
  'resource-server': 'Spring Boot, OAuth 2.0 resource server',
  express: 'Express',
  maven: 'Maven',
  gradle: 'Gradle',
  none: 'None',
  react: 'React',
};

interface ChoicesFormProps {
  readonly choices: Choices;
  /** What is wrong with the package. */
  readonly problem: string | undefined;
  readonly onChange: (choices: Choices) => void;
}

/** What the reader chooses, besides the pricing. */
export default function ChoicesForm({choices, problem, onChange}: ChoicesFormProps): ReactNode {
  const isExpress = choices.login === 'express';
  const {basePackage} = choices;
  return (
    <section>
      <Heading as="h2" id="choices">
        Application
      </Heading>
      {Object.entries(CHOICES).map(([key, values]) => (
        <fieldset key={key} className={styles.choices} disabled={key === 'build' && isExpress}>
          <legend>{GROUPS[key as keyof typeof CHOICES]}</legend>
          {values.map((value) => (
            <label key={value}>
              <input
                type="radio"
                name={key}
                checked={choices[key as keyof Choices] === value}
                onChange={() => onChange({...choices, [key]: value})}
              />
              {LABELS[value]}
            </label>
          ))}
        </fieldset>
      ))}
      <label className={styles.package}>
        Java base package
        <input
          disabled={isExpress}
          spellCheck={false}
          aria-invalid={problem !== undefined}
          aria-describedby={problem && 'package-problem'}
          value={basePackage}
          onChange={({target}) => onChange({...choices, basePackage: target.value.trim()})}
        />
      </label>
      {problem && (
        <p id="package-problem" role="alert" className="alert alert--danger">
          {problem}. An example is <code>com.example.app</code>.
        </p>
      )}
    </section>
  );
}
