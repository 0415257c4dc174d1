import { writeFile } from "node:fs/promises";
import path from "node:path";
import { runOnFiles } from "#datasets/commands/run-command.ts";
import { root } from "../dev/project.ts";
import { commonPasswords } from "./common-passwords.ts";

/*
 * `npm run data:passwords`: writes the passwords that nobody may choose. The list is made of the dictionary "passwords-common"
 * of @zxcvbn-ts/language-common (https://github.com/zxcvbn-ts/zxcvbn), MIT licence; run it when that package was updated.
 */
await runOnFiles({ count: 0, usage: "npm run data:passwords" }, async () => {
	await writeFile(path.join(root, "worker/accounts/common-passwords.txt"), commonPasswords());
});
