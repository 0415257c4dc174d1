/** The layers of domain/: an arrow goes down, never up. `tests` is what may reach for what it needs. */
export function domainLayers(tests) {
	const layer = (name, comment, below) => ({
		name: `domain-${name}`,
		comment,
		severity: "error",
		from: { path: `^domain/${name}/`, pathNot: tests },
		to: { path: "^domain/", pathNot: `^domain/(${below})/` },
	});
	return [
		layer("base", "What everybody may use, and nothing of the field's rules.", "base"),
		{
			name: "subjects-stand-apart",
			comment:
				"A subject knows base and its own rules of each nation. Two arrows are allowed: duties say whom a licence spares, and the sums what the energy standard caps.",
			severity: "error",
			from: { path: "^domain/subjects/([^/]+)/", pathNot: tests },
			to: {
				path: "^domain/",
				pathNot:
					"^domain/(base/|subjects/($1/|licensing/national-exemptions|energy/letting-standard))",
			},
		},
		layer(
			"judgement",
			"One judgement of a home, which knows no screen.",
			"base|subjects|judgement",
		),
		layer(
			"portfolio",
			"Many homes of one account: what is held, what they owe together, what changed.",
			"base|subjects|judgement|portfolio",
		),
		layer(
			"business",
			"Plans, accounts and counts, which tell nothing of a home.",
			"base|subjects|judgement|business",
		),
		layer(
			"telling",
			"Projections of the judgement for a screen, a sheet, a mail, the wire.",
			"base|subjects|judgement|telling",
		),
	];
}
