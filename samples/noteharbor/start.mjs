/**
 * Starts the back end, which also serves the built front end: node start.mjs [PORT]
 *
 * The front end is frontend/dist if you have built it, else frontend/prebuilt.
 * NOTEHARBOR_MAVEN: an installed Maven to use instead of the Maven wrapper, for example "mvn".
 */
import { spawn, spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { createServer } from "node:net";
import path from "node:path";
import { fileURLToPath } from "node:url";

const folder = path.dirname(fileURLToPath(import.meta.url));
const isWindows = process.platform === "win32";
const port = Number(process.argv[2] ?? 8080);

function stop(message) {
  console.error(`\n${message}`);
  process.exit(1);
}

function checkNode() {
  const [major, minor] = process.versions.node.split(".").map(Number);
  if (major < 20 || (major === 20 && minor < 19)) {
    stop(`NoteHarbor needs Node.js 20.19 or later. This is Node.js ${process.versions.node}.`);
  }
}

// Maven uses the JDK in JAVA_HOME, else the one in PATH.
function checkJdk() {
  const { JAVA_HOME } = process.env;
  const javac = JAVA_HOME ? path.join(JAVA_HOME, "bin", "javac") : "javac";
  const { stdout, stderr } = spawnSync(javac, ["-version"], { encoding: "utf8" });
  const [, release] = /javac ([\d._]+)/.exec(`${stdout}${stderr}`) ?? [];
  // Before Java 9, releases were called 1.8.
  if (release === undefined || parseInt(release) < 17) {
    const found = release === undefined ? `${javac} does not run` : `${javac} is version ${release}`;
    stop(`NoteHarbor needs JDK 17 or later, but ${found}.\nInstall a JDK and set JAVA_HOME to its folder.`);
  }
}

async function checkPort() {
  const server = createServer();
  await new Promise((resolve) => {
    server.once("error", () =>
      stop(
        `Port ${port} is in use. Stop the program that uses it, or choose another port, for example:\n` +
          `node ${path.relative("", fileURLToPath(import.meta.url))} ${port + 1}`,
      ),
    );
    server.listen(port, () => server.close(resolve));
  });
}

function startBackEnd() {
  console.log("Starting the back end. The first time, Maven downloads its libraries");
  const secret = () => randomBytes(64).toString("base64");
  const { NOTEHARBOR_MAVEN } = process.env;
  const unix = NOTEHARBOR_MAVEN ? [NOTEHARBOR_MAVEN] : ["sh", "./mvnw"];
  const maven = isWindows ? ["cmd", "/c", NOTEHARBOR_MAVEN ?? ".\\mvnw.cmd"] : unix;
  const backEnd = spawn(maven[0], [...maven.slice(1), "--quiet", "spring-boot:run"], {
    cwd: path.join(folder, "backend"),
    stdio: "inherit",
    env: {
      NOTEHARBOR_PRICING_SECRET: secret(),
      NOTEHARBOR_AUTH_SECRET: secret(),
      ...process.env,
      LOGGING_LEVEL_ROOT: "warn",
      SPRING_MAIN_BANNERMODE: "off",
      SERVER_PORT: String(port),
      SPRING_WEB_RESOURCES_STATICLOCATIONS: "file:../frontend/dist/,file:../frontend/prebuilt/",
    },
  });
  backEnd.on("exit", (status) => process.exit(status ?? 1));
}

async function announce() {
  const url = `http://localhost:${port}`;
  while (!(await fetch(url).catch(() => undefined))) {
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  console.log(`\nNoteHarbor is ready: open ${url} and log in as ben (password ben-demo). Stop it with Ctrl+C.`);
}

checkNode();
checkJdk();
await checkPort();
startBackEnd();
await announce();
