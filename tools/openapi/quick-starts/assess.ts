// node assess.ts, with Node 24 or newer.
import { readFileSync } from "node:fs";

const { LETTABLE_URL = "", LETTABLE_KEY = "" } = process.env;

const addresses = readFileSync("addresses.txt", "utf8").split(/\r?\n/).filter(Boolean);
const homes = addresses.map((address) => ({
	postcode: address.split(" ").slice(-2).join(" "),
	reference: address.slice(0, 80),
}));
const response = await fetch(`${LETTABLE_URL}/api/v1/assessments`, {
	method: "POST",
	headers: {
		Authorization: `Bearer ${LETTABLE_KEY}`,
		"Content-Type": "application/json",
		"Idempotency-Key": crypto.randomUUID(),
	},
	body: JSON.stringify({ homes }),
});
const answer = await response.json();
if (!response.ok) {
	throw new Error(answer.message);
}
for (const { reference, status, assessment, problem } of answer.homes) {
	const headline = assessment?.answer.let.headline ?? problem.message;
	console.log([reference, status, headline, assessment?.asOf, assessment?.page].join("\t"));
}
