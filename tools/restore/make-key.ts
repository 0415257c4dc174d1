import { writeFile } from "node:fs/promises";
import { generateX25519Identity, identityToRecipient } from "age-encryption";
import { runCommand } from "#datasets/commands/run-command.ts";
import { Refusal } from "#datasets/ingest/store/store.ts";

const FILE = "backup.key";

/** Makes the pair of keys for backups: the secret one into a file that git ignores, the public one on the screen. */
await runCommand(async () => {
	const identity = await generateX25519Identity();
	const recipient = await identityToRecipient(identity);
	try {
		// Never over a key that is there: without it older backups cannot be read.
		await writeFile(FILE, `# public key: ${recipient}\n${identity}\n`, { flag: "wx", mode: 0o600 });
	} catch (cause) {
		throw new Refusal(`${FILE} is there already: keep it, for older backups need it.`, { cause });
	}
	console.info(
		`The secret key is in ${FILE}: keep two copies away from Cloudflare and from this machine.`,
	);
	console.info(`BACKUP_RECIPIENT=${recipient}`);
});
